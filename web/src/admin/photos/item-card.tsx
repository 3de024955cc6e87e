import type { Item, ItemChange } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { srcSetOf } from '../../ui/src-set.ts';
import { deleteItemAddress } from '../addresses.ts';
import { storage } from '../storage.ts';
import common from '../ui/common.module.css';
import { AdminIcon, BIN } from '../ui/controls.tsx';
import { ErrorNotice } from '../ui/query-state.tsx';
import { ItemFields } from './item-fields.tsx';
import { type ItemFieldValues, nameOfItem, storedFields, useChangeItem } from './items.ts';
import css from './photos.module.css';

/** What is typed into the form of an item outlives a killed tab under this key. */
const editKey = ({ _id }: Item) => `item ${_id}`;

export function ItemCard({ item, layoutName }: { item: Item; layoutName: string | undefined }) {
  const { _id, Location, Service, Pinned } = item;
  const named = (action: string) => `${action}: ${nameOfItem(item)}`;
  const { mutate, isPending, failed } = useChangeItem(item);
  const [isEditing, setEditing] = useState(() => storage.get(editKey(item)) !== null);
  return (
    <li data-entry="" tabIndex={-1} className={classNames(common.card, css.card)}>
      <PhotoOrVideo item={item} />
      {isEditing ? (
        <ItemEditor item={item} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p>
            <strong>{Location}</strong>
            <br />
            {Service.trim()}
            <br />
            {layoutName}
          </p>
          <ErrorNotice>{failed}</ErrorNotice>
          <div className={common.row}>
            <button
              type="button"
              className={common.tool}
              aria-pressed={Pinned}
              aria-label={named('Show first on Home')}
              // Not `disabled`: the keyboard's focus would be lost.
              aria-disabled={isPending}
              onClick={() => isPending || mutate({ Pinned: !Pinned })}
            >
              Show first on Home
            </button>
            <button
              type="button"
              className={common.tool}
              aria-label={named('Edit')}
              onClick={() => setEditing(true)}
            >
              Edit
            </button>
            <Link to={deleteItemAddress(_id)} aria-label={named('Delete')} className={common.tool}>
              <AdminIcon d={BIN} />
            </Link>
          </div>
        </>
      )}
    </li>
  );
}

function ItemEditor({ item, onClose }: { item: Item; onClose: () => void }) {
  const { Service, Location, Layout = '' } = item;
  const start: ItemFieldValues = { Service, Location, Layout };
  const [values, setValues] = useState(() => storedFields(editKey(item)) ?? start);
  const { mutate, isPending, failed } = useChangeItem(item);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(values as ItemChange, { onSuccess: close });
  }

  function change(part: Partial<ItemFieldValues>) {
    const typed = { ...values, ...part };
    setValues(typed);
    storage.set(editKey(item), JSON.stringify(typed));
  }

  function close() {
    storage.remove(editKey(item));
    onClose();
  }

  return (
    <form className={common.stack} onSubmit={save} aria-label={`Edit: ${Service}, ${Location}`}>
      <ItemFields values={values} onChange={change} />
      <ErrorNotice>{failed}</ErrorNotice>
      <div className={common.row}>
        <Button type="submit" isBusy={isPending}>
          {isPending ? 'Saving..' : 'Save'}
        </Button>
        <Button variant="outline" onClick={close}>
          cancel
        </Button>
      </div>
    </form>
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
