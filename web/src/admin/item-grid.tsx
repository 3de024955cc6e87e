import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { adminText } from '../content/admin.ts';
import { Link } from '../ui/link.tsx';
import css from './item-grid.module.css';

/** Every uploaded item, each with its delete icon. `undefined` items are still on their way. */
export function ItemGrid({ items }: { items: Item[] | undefined }) {
  if (!items) return <p role="status">{adminText.panel.uploading}</p>;
  if (items.length === 0) return <p>{adminText.panel.empty}</p>;
  return (
    <ul className={css.grid} aria-label={adminText.panel.items}>
      {items.map((item) => (
        <li key={item._id} className={css.item}>
          <Media item={item} />
          <p>
            {item.Location}
            <br />
            {item.Service.trim()}
          </p>
          <Link
            to={`/admin-panel?id=${item._id}`}
            className={css.delete}
            aria-label={`${adminText.panel.delete} ${item.Service.trim()}, ${item.Location}`}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path
                d="M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v5m4-5v5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
              />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Media({ item }: { item: Item }) {
  if (item.FileType === VIDEO_TYPE) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: films of building sites carry no speech.
      <video
        controls
        preload="none"
        src={item.FileUrl}
        poster={item.PosterUrl}
        width={item.Width}
        height={item.Height}
        aria-label={item.Alt ?? item.Service}
      />
    );
  }
  return (
    <img
      loading="lazy"
      src={item.FileUrl}
      alt={item.Alt ?? item.Service}
      width={item.Width}
      height={item.Height}
    />
  );
}
