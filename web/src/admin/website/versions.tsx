import { useMutation, useQuery } from '@tanstack/react-query';
import { breadcrumbAt } from '@theni/content/labels';
import type { EarlierRelease } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { notify, notifyWithUndo } from '../ui/notice.ts';
import { QueryState } from '../ui/query-state.tsx';
import { type Restoration, restorationOf, restore, takeBack } from './restore-version.ts';
import { useWebsite } from './use-website.ts';

/** The time has its seconds, because two versions may have been published in one minute. */
const whenOf = ({ publishedAt }: EarlierRelease) => timeText(publishedAt, 'medium');

export function Versions() {
  const { saver, state, unpublished } = useWebsite();
  const query = useQuery({
    queryKey: ['website versions'],
    queryFn: () => call('GET /api/content/versions'),
  });
  const [toConfirm, setToConfirm] = useState<{
    version: EarlierRelease;
    restoration: Restoration;
  }>();
  const onError = () =>
    notify({ text: 'The old version could not be brought back as a whole. Please try again.' });
  const bringBack = useMutation({
    mutationFn: async (restoration: Restoration) => {
      const left = await restore(restoration);
      const notRestored = left.length > 0 && ` Could not be brought back: ${left.join('; ')}.`;
      notifyWithUndo(`This version is your draft now.${notRestored || ''}`, () =>
        takeBack(restoration),
      );
    },
    onError,
    onSettled: () => setToConfirm(undefined),
  });
  const prepare = useMutation({
    mutationFn: async (version: EarlierRelease) => {
      const website = { saver, values: state.values, nameOf: breadcrumbAt };
      const restoration = await restorationOf(version.releaseId, website);
      const isLoss = unpublished.paths.length > 0 || Object.keys(state.unsaved).length > 0;
      if (isLoss || restoration.layoutTexts.length > 0) setToConfirm({ version, restoration });
      else await bringBack.mutateAsync(restoration).catch(() => {});
    },
    onError,
  });
  const isRestoring = prepare.isPending || bringBack.isPending;

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
                  aria-label={`Restore the version of ${whenOf(version)}`}
                  isBusy={isRestoring}
                  onClick={() => prepare.mutate(version)}
                >
                  {isRestoring && prepare.variables === version ? 'Restoring..' : 'Restore'}
                </Button>
              )}
            </div>
            <p className={common.note}>
              {[
                ...version.changed.map(breadcrumbAt),
                // One that was changed and changed back has nothing to name.
                ...version.changedLayouts.map(({ name, changes }) =>
                  changes.length > 0 ? `${name}: ${changes.join(', ')}` : name,
                ),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {toConfirm && (
        <ConfirmDialog
          heading={`Restore the version of ${whenOf(toConfirm.version)}?`}
          confirm="Restore"
          isBusy={bringBack.isPending}
          onCancel={() => setToConfirm(undefined)}
          onConfirm={() => bringBack.mutate(toConfirm.restoration)}
        >
          <p>
            Your draft is replaced. Photos of layouts, who has a plot, and plots that were added
            since stay as they are.
          </p>
          {toConfirm.restoration.layoutTexts.map(({ name, changes }) => (
            <p key={name}>
              {name}: {changes.join(', ')}
            </p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}
