import type { Item, ItemChange } from '@theni/contract';
import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import common from '../ui/common.module.css';
import { Sign } from '../ui/sign.tsx';
import { adminText } from '../words.ts';
import css from './item-card.module.css';
import { PhotoOrVideo } from './photo-or-video.tsx';

const text = adminText.item;

const DRAWINGS = {
  pin: 'M9 4h6l-1 6 4 4H6l4-4zM12 14v6',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  delete: 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v5m4-5v5',
};

/** One item as visitors see it, and what the admin can do to it. */
export const ItemCard = memo(function ItemCard({
  item,
  layout,
  onChange,
  onEdit,
}: {
  item: Item;
  /** The name of its layout. */
  layout: string | undefined;
  onChange: (item: Item, change: ItemChange) => void;
  onEdit: (item: Item) => void;
}) {
  const { _id, Location, Pinned, Warnings } = item;
  const service = item.Service.trim();
  const named = (action: string) => text.of(action, service, Location);
  return (
    <li id={`item-${_id}`} className={css.card}>
      <PhotoOrVideo item={item} />
      <p className={css.text}>
        <strong>{Location}</strong>
        <br />
        {service}
        {layout && (
          <>
            <br />
            {layout}
          </>
        )}
      </p>
      {Pinned && (
        <p className={css.marks}>
          <span>{text.pinned}</span>
        </p>
      )}
      {Warnings?.map((warning) => (
        <p key={warning} className={classNames(common.warning, css.warning)}>
          {text.warnings[warning]}
        </p>
      ))}
      <div className={css.actions}>
        <button
          type="button"
          aria-pressed={Pinned}
          aria-label={named(text.pin)}
          title={text.pin}
          onClick={() => onChange(item, { Pinned: !Pinned })}
        >
          <Sign d={DRAWINGS.pin} />
          {text.shortPin}
        </button>
        <button
          type="button"
          aria-label={named(text.edit)}
          title={text.edit}
          onClick={() => onEdit(item)}
        >
          <Sign d={DRAWINGS.edit} />
          {text.edit}
        </button>
        <Link
          to={`/admin-panel?id=${_id}`}
          className={css.delete}
          aria-label={`${adminText.panel.delete} ${service}, ${Location}`}
          title={adminText.panel.delete}
        >
          <Sign d={DRAWINGS.delete} />
          {adminText.panel.delete}
        </Link>
      </div>
    </li>
  );
});

/** The place of an item that is gone, until the next one is changed: the focus has somewhere to be. */
export function GoneCard({ item, notice }: { item: Item; notice: string }) {
  return (
    <li id={`item-${item._id}`} className={classNames(css.card, css.gone)} tabIndex={-1}>
      <p role="status" className={css.notice}>
        {item.Service.trim()}, {item.Location}: {notice}
      </p>
    </li>
  );
}
