import { useMutation, useQuery } from '@tanstack/react-query';
import { breadcrumbAt } from '@theni/content/labels';
import type { EarlierRelease } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notice.ts';
import { QueryState } from '../ui/query-state.tsx';
import { useUnpublished } from './use-unpublished.ts';
import { useWebsite } from './use-website.ts';

/** The time has its seconds, because two versions may have been published in one minute. */
const whenOf = ({ publishedAt }: EarlierRelease) => timeText(publishedAt, 'medium');

export function Versions() {
  const { saver, state } = useWebsite();
  const { paths } = useUnpublished();
  const query = useQuery({
    queryKey: ['website versions'],
    queryFn: () => call('GET /api/content/versions'),
  });
  const [asked, setAsked] = useState<EarlierRelease>();
  const restore = useMutation({
    mutationFn: ({ releaseId }: EarlierRelease) =>
      saver.replace(() =>
        call('POST /api/content/versions/:releaseId/restore', { params: { releaseId } }),
      ),
    onSuccess: () =>
      notify({ text: 'These texts are your draft now. Visitors see them after you publish.' }),
    onError: () => notify({ text: 'The old texts could not be restored. Please try again.' }),
    onSettled: () => setAsked(undefined),
  });

  function askOrRestore(version: EarlierRelease) {
    const isLoss = paths.length > 0 || Object.keys(state.unsaved).length > 0;
    if (isLoss) setAsked(version);
    else restore.mutate(version);
  }

  return (
    <>
      <p className={common.note}>
        The last 20. Restoring one makes it your draft; visitors see it only after you publish.
      </p>
      <QueryState query={query} />
      {query.data?.length === 0 && <p>Nothing has been published yet.</p>}
      <ul className={common.stack}>
        {query.data?.map((version) => (
          <li key={version.releaseId} aria-label={whenOf(version)} className={common.card}>
            <div className={common.row}>
              <strong>{whenOf(version)}</strong>
              {version.publishedAt === state.server.publishedAt ? (
                <p>What visitors see now</p>
              ) : (
                <Button
                  variant="outline"
                  aria-label={`Restore the texts of ${whenOf(version)}`}
                  isBusy={restore.isPending}
                  onClick={() => askOrRestore(version)}
                >
                  {restore.isPending && restore.variables === version ? 'Restoring..' : 'Restore'}
                </Button>
              )}
            </div>
            <p className={common.note}>{version.changed.map(breadcrumbAt).join(', ')}</p>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          heading={`Restore the texts of ${whenOf(asked)}?`}
          confirm="Restore"
          isBusy={restore.isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => restore.mutate(asked)}
        >
          <p>Your draft is replaced. Changes that you have not published are lost.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
