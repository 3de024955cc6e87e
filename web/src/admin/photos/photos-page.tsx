import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { SearchField } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { notify } from '../ui/notice.ts';
import { ErrorNotice, QueryState } from '../ui/query-state.tsx';
import { useChange, useTimedFailure } from '../ui/use-change.ts';
import { useClose } from '../ui/use-close.ts';
import { ItemCard, PhotoOrVideo } from './item-card.tsx';
import { FAILED, hideItem, moreItems, nameOfItem, useItemList, useItems } from './items.ts';
import css from './photos.module.css';
import { UploadForm } from './upload-form.tsx';

const LIST_HEADING = 'Photos and videos';

/** Specification §2: upload photos and videos, and manage those in the gallery. */
export function PhotosPage() {
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <AdminPage heading="Photos & videos">
      <UploadForm />
      <ItemList />
      {id && <DeleteDialog id={id} />}
    </AdminPage>
  );
}

function ItemList() {
  const [search, setSearch] = useState('');
  const { list, items = [], found, total } = useItemList(search);
  const names = useLayoutNames();
  return (
    <section className={common.stack} aria-labelledby="items-heading">
      <h2 id="items-heading">{LIST_HEADING}</h2>
      {/* The failure of a later page stands beside its button. */}
      {!list.isFetchNextPageError && <QueryState query={list} failed={() => FAILED} />}
      {list.data && total === 0 && <p>No photos yet.</p>}
      {/* It stays also where what was searched for cannot be loaded. */}
      {(total > 0 || search !== '') && (
        <SearchField
          label="Search photos: place, service or layout"
          query={search}
          onSearch={setSearch}
        />
      )}
      {total > 0 && (
        <>
          <p role="status" className={common.note}>
            {found === 0 ? 'No photos match.' : `${found} of ${total} photos`}
          </p>
          <ul className={css.items} aria-label={LIST_HEADING}>
            {items.map((item) => (
              <ItemCard key={item._id} item={item} layoutName={names.get(item.Layout ?? '')} />
            ))}
          </ul>
          <LoadMore {...moreItems} list={list} />
        </>
      )}
    </section>
  );
}

/** Specification §8. */
const DELETE_FAILURE_MS = 5000;

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteDialog({ id }: { id: string }) {
  const [item] = useItems([id]);
  const [failure, showFailure] = useTimedFailure();
  const close = useClose('/admin-panel');
  const layout = useLayoutShowing(id);
  const { mutate, isPending } = useChange({
    mutationFn: () =>
      call('DELETE /api/file/:id', { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    nameOf: () => (item ? nameOfItem(item) : ''),
    failure: () => FAILED,
    onMutate: () => showFailure(undefined),
    onSuccess: () => {
      hideItem(id);
      notify({ text: 'Deleted.' });
    },
  });

  function confirm() {
    // TanStack Query calls neither once this dialog is closed.
    mutate(undefined, {
      onError: () => showFailure({ text: FAILED, clearAfterMs: DELETE_FAILURE_MS }),
      onSuccess: close,
    });
  }
  return (
    <ConfirmDialog
      heading="do you want to delete ?"
      confirm="yes"
      isBusy={isPending}
      onCancel={close}
      onConfirm={confirm}
    >
      {item && <PhotoOrVideo item={item} />}
      {layout && (
        <p>
          Visitors see it on the page of {layout.name.en}: they find a gap there until you publish
          the website.
        </p>
      )}
      <ErrorNotice>{failure?.text}</ErrorNotice>
    </ConfirmDialog>
  );
}

/** The layout on whose page visitors see the item; in a draft it may be in another one by now. */
function useLayoutShowing(id: string) {
  const { data = {} } = useQuery({
    queryKey: ['published layouts'],
    queryFn: async () => (await call('GET /api/content')).layouts,
    gcTime: 0,
  });
  return Object.values(data).find(({ photos }) => photos.includes(id));
}
