import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import { useChange, useTimedFailure } from '../ui/use-change.ts';
import { useClose } from '../ui/use-close.ts';
import { PhotoOrVideo } from './item-card.tsx';
import { FAILED, hideItem, nameOfItem, useItems } from './items.ts';

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
