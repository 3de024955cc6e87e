import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeletedLayout } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { apiErrorText } from '../api/errors.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.ts';
import { deletedLayoutsQuery, layoutsQuery } from './layout-queries.ts';

/** The layouts that were deleted today or yesterday, each with the way back. */
export function DeletedLayouts() {
  const { data: deleted = [] } = useQuery(deletedLayoutsQuery);
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ slug }: DeletedLayout) =>
      call('POST /api/admin/layouts/:slug/restore', { params: { slug } }),
    onSuccess: (_, { name, slug }) => notify({ text: `${name.en || slug} is restored.` }),
    onError: (error) => notify({ text: `Not restored. ${apiErrorText(error)}` }),
    onSettled: () => {
      client.invalidateQueries(layoutsQuery);
      client.invalidateQueries(deletedLayoutsQuery);
    },
  });
  if (deleted.length === 0) return null;
  return (
    <section className={common.stack} aria-label="Deleted layouts">
      <h2>Deleted</h2>
      <p className={common.note}>You can restore a layout for a day.</p>
      <ul className={common.stack}>
        {deleted.map((layout) => (
          <li key={layout.slug} className={common.row}>
            {layout.name.en || layout.slug}, {timeText(layout.deletedAt)}
            <Button
              variant="outline"
              aria-label={`Restore ${layout.name.en || layout.slug}`}
              isBusy={restore.isPending}
              onClick={() => restore.mutate(layout)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
