import { useMutation } from '@tanstack/react-query';
import type { Item, ItemChange } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { srcSetOf } from '../../ui/picture.tsx';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import common from '../ui/common.module.css';
import { AdminIcon, BIN } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice, focusNotice, notify, useTimedMessage } from '../ui/notice.tsx';
import { adminText } from '../words.ts';
import {
  errorMessage,
  type ItemFieldValues,
  knownPlace,
  reloadItems,
  useChangeItem,
} from './items.ts';
import css from './photos.module.css';
import { ItemFields } from './upload-form.tsx';
import { DELETE_FAILURE_MS, photosText } from './words.ts';

const { item: text, deletion } = photosText;

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
  const { Service, Location, Project = '' } = item;
  const start: ItemFieldValues = { Service, Location, Project };
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
      aria-label={text.of(text.edit, Service, Location)}
    >
      <ItemFields values={values} onChange={(part) => setValues({ ...values, ...part })} />
      <ErrorNotice>{error && errorMessage(error)}</ErrorNotice>
      <div className={common.row}>
        <Button type="submit" disabled={isPending}>
          {isPending ? text.saving : text.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {adminText.frame.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteDialog({ id, item }: { id: string; item: Item | undefined }) {
  const navigate = useNavigate();
  const [failure, showFailure] = useTimedMessage();
  const close = () => navigate('/admin-panel');
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // The link that had the focus went with its item; the dialog holds it until it is closed.
      if (isDeleted.current) queueMicrotask(focusNotice);
    },
    [],
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('DELETE /api/file/:id', { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onMutate: () => showFailure(undefined),
    onError: () => showFailure({ text: deletion.failed, clearAfterMs: DELETE_FAILURE_MS }),
    onSuccess: async () => {
      await reloadItems();
      isDeleted.current = true;
      close();
      notify({ text: deletion.deleted });
    },
  });
  return (
    <ConfirmDialog
      heading={deletion.question}
      confirm={deletion.confirm}
      busy={isPending}
      onCancel={close}
      onConfirm={() => mutate()}
    >
      {item && <PhotoOrVideo item={item} />}
      <ErrorNotice>{failure?.text}</ErrorNotice>
    </ConfirmDialog>
  );
}
