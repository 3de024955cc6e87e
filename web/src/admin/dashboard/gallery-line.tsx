import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { dayText } from '@theni/contract/times';
import { Link } from '../../ui/link.tsx';
import { useStats } from '../inbox/inbox-queries.ts';
import { useItems } from '../items/item-queries.ts';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { formatBytes } from '../upload/format.ts';
import { adminText } from '../words.ts';
import css from './gallery-line.module.css';

const text = adminText.dashboard;

/** What the gallery holds and what came last, in one line. */
export function GalleryLine() {
  // The leads come first.
  const { isFetched } = useStats();
  const { items, failed, reload } = useItems({ enabled: isFetched });
  return (
    <section aria-labelledby="gallery-heading" className={css.gallery}>
      <h2 id="gallery-heading">{text.gallery}</h2>
      {failed && !items ? (
        <LoadFailed notice={adminText.panel.listFailed} onRetry={reload} />
      ) : (
        <p>
          {items ? `${summary(items)} ` : `${adminText.panel.loading} `}
          <Link to="/admin-panel" className={common.link}>
            {text.toPanel}
          </Link>
        </p>
      )}
    </section>
  );
}

/** @param items newest first, as the API hands them out */
function summary(items: Item[]): string {
  const count = (which: (item: Item) => boolean) => items.filter(which).length;
  const videos = count(({ FileType }) => FileType === VIDEO_TYPE);
  const [last] = items;
  const parts = [
    text.items(items.length),
    text.photos(items.length - videos),
    text.videos(videos),
    text.pinned(count(({ Pinned }) => Pinned)),
    text.hidden(count(({ Hidden }) => Hidden)),
    formatBytes(items.reduce((sum, { Size }) => sum + Size, 0)),
    last && text.last(last.Location, dayText(last.CreatedAt)),
  ];
  return `${parts.filter(Boolean).join(' · ')}.`;
}
