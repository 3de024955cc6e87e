import type { Item, ItemChange } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InputField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { srcSetOf } from '../../ui/src-set.ts';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { AdminIcon, BIN } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice, focusNotice, LoadFailed, notify, useTimedMessage } from '../ui/notice.tsx';
import { useChange } from '../ui/use-change.ts';
import { useClose } from '../ui/use-close.ts';
import { adminText } from '../words.ts';
import { ItemFields } from './item-fields.tsx';
import {
  errorMessage,
  foundItems,
  type ItemFieldValues,
  knownPlace,
  nameOfItem,
  reloadItems,
  useChangeItem,
  useItems,
} from './items.ts';
import css from './photos.module.css';
import { UploadForm } from './upload-form.tsx';
import { DELETE_FAILURE_MS, photosText } from './words.ts';

const text = photosText.list;

/** Of hundreds of items so many are put into the page at a time. */
const STEP = 60;

/** Specification §2: upload photos and videos, and manage those in the gallery. */
export function PhotosPage() {
  return <AdminPage heading={photosText.heading}>{() => <Photos />}</AdminPage>;
}

function Photos() {
  const { items } = useItems();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <>
      <UploadForm />
      <ItemList />
      {id && <DeleteDialog id={id} item={items?.find(({ _id }) => _id === id)} />}
    </>
  );
}

function ItemList() {
  const { items, failed } = useItems();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const names = useLayoutNames();
  // What is typed comes before the cards.
  const found = foundItems(items ?? [], useDeferredValue(search), names);
  return (
    <section className={common.stack} aria-labelledby="items-heading">
      <h2 id="items-heading">{text.heading}</h2>
      {failed && <LoadFailed notice={text.listFailed} onRetry={reloadItems} />}
      {!items && !failed && <p role="status">{text.loading}</p>}
      {items?.length === 0 && <p>{text.empty}</p>}
      {items && items.length > 0 && (
        <>
          <InputField
            label={text.search}
            type="search"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status" className={common.note}>
            {found.length === 0 ? text.none : text.found(found.length, items.length)}
          </p>
          <ul className={css.items} aria-label={text.heading}>
            {found.slice(0, limit).map((item) => (
              <ItemCard key={item._id} item={item} layout={names.get(item.Layout ?? '')} />
            ))}
          </ul>
          {found.length > limit && (
            <Button variant="outline" onClick={() => setLimit(limit + STEP)}>
              {text.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

const { item: itemText, deletion } = photosText;

function ItemCard({ item, layout }: { item: Item; layout: string | undefined }) {
  const { _id, Location, Pinned } = item;
  const service = item.Service.trim();
  const named = (action: string) => itemText.of(action, service, Location);
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
          <ErrorNotice>{error && errorMessage(error)}</ErrorNotice>
          <div className={common.row}>
            <button
              type="button"
              className={common.tool}
              aria-pressed={Pinned}
              aria-label={named(itemText.pin)}
              disabled={isPending}
              onClick={() => mutate({ Pinned: !Pinned })}
            >
              {itemText.pin}
            </button>
            <button
              ref={edit}
              type="button"
              className={common.tool}
              aria-label={named(itemText.edit)}
              onClick={() => setEditing(true)}
            >
              {itemText.edit}
            </button>
            <Link
              to={`/admin-panel?id=${_id}`}
              aria-label={named(itemText.delete)}
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
function PhotoOrVideo({ item }: { item: Item }) {
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

function ItemEditor({ item, onClose }: { item: Item; onClose: () => void }) {
  const { Service, Location, Layout = '' } = item;
  const start: ItemFieldValues = { Service, Location, Layout };
  const [values, setValues] = useState(start);
  const { mutate, isPending, error } = useChangeItem(item);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const change = { ...values, Location: knownPlace(values.Location) } as ItemChange;
    mutate(change, { onSuccess: onClose });
  }

  return (
    <form
      className={common.stack}
      onSubmit={save}
      aria-label={itemText.of(itemText.edit, Service, Location)}
    >
      <ItemFields values={values} onChange={(part) => setValues({ ...values, ...part })} />
      <ErrorNotice>{error && errorMessage(error)}</ErrorNotice>
      <div className={common.row}>
        <Button type="submit" disabled={isPending}>
          {isPending ? itemText.saving : itemText.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {adminText.frame.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
function DeleteDialog({ id, item }: { id: string; item: Item | undefined }) {
  const [failure, showFailure] = useTimedMessage();
  const close = useClose('/admin-panel');
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // The link that had the focus went with its item; the dialog holds it until it is closed.
      if (isDeleted.current) queueMicrotask(focusNotice);
    },
    [],
  );
  const { mutate, isPending } = useChange({
    mutationFn: () =>
      call('DELETE /api/file/:id', { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    failure: () => (item ? `${nameOfItem(item)}: ${deletion.failed}` : deletion.failed),
    onMutate: () => showFailure(undefined),
    onSuccess: async () => {
      await reloadItems();
      notify({ text: deletion.deleted });
    },
  });

  function confirm() {
    // Neither is called once this page, or the question, has been left.
    mutate(undefined, {
      onError: () => showFailure({ text: deletion.failed, clearAfterMs: DELETE_FAILURE_MS }),
      onSuccess: () => {
        isDeleted.current = true;
        close();
      },
    });
  }
  return (
    <ConfirmDialog
      heading={deletion.question}
      confirm={deletion.confirm}
      busy={isPending}
      onCancel={close}
      onConfirm={confirm}
    >
      {item && <PhotoOrVideo item={item} />}
      <ErrorNotice>{failure?.text}</ErrorNotice>
    </ConfirmDialog>
  );
}
