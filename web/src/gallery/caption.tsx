import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { mainPhone, telephoneLink } from '../company/links.ts';
import { frame } from '../content/frame.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { AskLink } from './ask-link.tsx';
import css from './caption.module.css';

/** Below a photo; above a video, which has its controls below. */
export function Caption({ item }: { item: Item }) {
  const isVideo = item.FileType === VIDEO_TYPE;
  return (
    <div className={classNames(css.caption, isVideo && css.above)}>
      <h2>{item.Location}</h2>
      <p>{item.Alt || item.Service.trim()}</p>
      <p className={css.ways}>
        <AskLink item={item} />
        <a href={telephoneLink(mainPhone)}>
          <Icon name="phone" size={20} />
          {frame.call}
        </a>
      </p>
    </div>
  );
}
