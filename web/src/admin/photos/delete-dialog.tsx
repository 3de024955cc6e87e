import type { Item } from '@theni/contract';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { useLayouts } from '../layouts/layout-queries.ts';
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
  const layout = usePublishedLayoutOf(item);
  const { mutate, isPending } = useChange({
    mutationFn: () =>
      call('DELETE /api/file/:id', { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    nameOf: () => (item ? nameOfItem(item) : ''),
    failure: () => FAILED,
    onMutate: () => showFailure(undefined),
    onSuccess: async () => {
      await hideItem(id);
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
          If visitors see it on the page of {layout.name.en}, they find a gap there until you
          publish the website.
        </p>
      )}
      <ErrorNotice>{failure?.text}</ErrorNotice>
    </ConfirmDialog>
  );
}

/** The layout whose page, as visitors have it, may show the item. */
function usePublishedLayoutOf(item: Item | undefined) {
  const published = useLayouts().filter(({ publishedVersion }) => publishedVersion !== null);
  return published.find(({ slug }) => slug === item?.Layout);
}
