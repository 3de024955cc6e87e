import type { Item } from '@theni/contract';
import { useShare } from '../ui/use-share.ts';
import { useEdition } from '../words/words.ts';
import { itemLink } from './choice.ts';
import { useItemNames } from './item-names.ts';
import css from './lightbox.module.css';

export function ShareButton({ item }: { item: Item }) {
  const { language, words } = useEdition();
  const text = words.gallery.share;
  const { service, place } = useItemNames(item);
  const { share, notice } = useShare(
    { title: `${service}, ${place}`, url: itemLink(item._id, language) },
    text,
  );

  return (
    <>
      <span role="status" className={css.notice}>
        {notice}
      </span>
      <button type="button" className="yarl__button" aria-label={text.label} onClick={share}>
        <ShareIcon />
      </button>
    </>
  );
}

function ShareIcon() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" fill="none" aria-hidden="true">
      <path
        d="M12 15V3.5M8 7l4-3.5L16 7M7 10.5H5v10h14v-10h-2"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
