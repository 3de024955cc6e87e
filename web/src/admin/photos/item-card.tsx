import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { srcSetOf } from '../../ui/picture.tsx';
import common from '../ui/common.module.css';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { AdminIcon, BIN } from '../ui/icon-button.tsx';
import { ItemEditor } from './item-editor.tsx';
import { errorMessage, useChangeItem } from './items.ts';
import css from './photos.module.css';
import { photosText } from './words.ts';

const text = photosText.item;

/** One item as visitors see it, and what the admin can do to it. @param layout the name of its layout */
export function ItemCard({ item, layout }: { item: Item; layout: string | undefined }) {
  const { _id, Location, Pinned, Warnings } = item;
  const service = item.Service.trim();
  const named = (action: string) => text.of(action, service, Location);
  const { mutate, isPending, error } = useChangeItem(item);
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  function closeEditor() {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  }
  return (
    <li className={classNames(common.panel, css.card)}>
      <PhotoOrVideo item={item} />
      {isEditing ? (
        <ItemEditor item={item} onClose={closeEditor} />
      ) : (
        <>
          <p>
            <strong>{Location}</strong>
            <br />
            {service}
            <br />
            {layout}
          </p>
          {Warnings?.map((warning) => (
            <p key={warning} className={common.note}>
              {text.warnings[warning]}
            </p>
          ))}
          <ErrorNotice>{error && errorMessage(error)}</ErrorNotice>
          <div className={common.row}>
            <button
              type="button"
              className={common.tool}
              aria-pressed={Pinned}
              aria-label={named(text.pin)}
              disabled={isPending}
              onClick={() => mutate({ Pinned: !Pinned })}
            >
              {text.pin}
            </button>
            <button
              ref={edit}
              type="button"
              className={common.tool}
              aria-label={named(text.edit)}
              onClick={() => setEditing(true)}
            >
              {text.edit}
            </button>
            <Link
              to={`/admin-panel?id=${_id}`}
              aria-label={named(text.delete)}
              className={common.tool}
            >
              <AdminIcon d={BIN} />
            </Link>
          </div>
        </>
      )}
    </li>
  );
}

/** Specification §2: a video with controls when its type is video/mp4, else an image. */
export function PhotoOrVideo({ item }: { item: Item }) {
  const { FileUrl, PosterUrl, Service, Variants, Width, Height } = item;
  const shared = { src: FileUrl, width: Width, height: Height, className: css.picture };
  const name = Service.trim();
  return item.FileType === VIDEO_TYPE ? (
    <video {...shared} controls preload="none" poster={PosterUrl} aria-label={name} />
  ) : (
    <img
      {...shared}
      loading="lazy"
      decoding="async"
      srcSet={srcSetOf(Variants)}
      sizes="(min-width: 40rem) 20rem, 50vw"
      alt={name}
    />
  );
}
