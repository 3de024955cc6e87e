import { useMutation, useQuery } from '@tanstack/react-query';
import { nameAt } from '@theni/content/labels';
import type { ContentVersion } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { call } from '../api/call.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { notify } from '../ui/notice.ts';
import { useUnpublished } from './unpublished.ts';
import { useWebsite } from './use-website.ts';
import css from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.versions;

/** With its seconds: two may have been published in one minute. */
const readableTime = (iso: string) => timeText(iso, 'medium');

const NAMES_SHOWN = 5;

function namesOf(changed: string[]): string {
  const more = changed.length > NAMES_SHOWN ? ['…'] : [];
  return [...changed.slice(0, NAMES_SHOWN).map(nameAt), ...more].join(', ');
}

/** The last publications, whose texts can become the draft again. */
export function Versions() {
  const { draft, state } = useWebsite();
  const { paths } = useUnpublished();
  const { data, isError, refetch } = useQuery({
    queryKey: ['content versions'],
    queryFn: () => call('GET /api/content/versions'),
    meta: { failure: 'the earlier publications could not be loaded' },
  });
  const [asked, setAsked] = useState<ContentVersion>();
  const restore = useMutation({
    mutationFn: ({ Version: version }: ContentVersion) =>
      draft.replace(() =>
        call('POST /api/content/versions/:version/restore', { params: { version } }),
      ),
    meta: { failure: 'a publication could not be brought back' },
    onSuccess: () => notify({ text: text.restored }),
    onError: () => notify({ text: text.restoreFailed }),
    onSettled: () => setAsked(undefined),
  });
  const isLoss = paths.length > 0 || Object.keys(state.unsaved).length > 0;
  return (
    <section className={common.stack} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p className={common.note}>{text.lead}</p>
      {isError && <LoadFailed notice={text.failed} onRetry={() => refetch()} />}
      {!data && !isError && <p role="status">{websiteText.loading}</p>}
      {data?.length === 0 && <p>{text.none}</p>}
      <ul className={common.stack}>
        {data?.map((version) => {
          const when = readableTime(version.PublishedAt);
          return (
            <li
              key={version.Version}
              aria-label={when}
              className={classNames(common.panel, css.change)}
            >
              <h4>{when}</h4>
              <p className={common.note}>{namesOf(version.Changed)}</p>
              {version.PublishedAt === state.server.PublishedAt ? (
                <p>{text.live}</p>
              ) : (
                <Button
                  variant="outline"
                  aria-label={text.restoreOf(when)}
                  onClick={() => (isLoss ? setAsked(version) : restore.mutate(version))}
                >
                  {text.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          heading={text.question(readableTime(asked.PublishedAt))}
          confirm={text.restore}
          busy={restore.isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => restore.mutate(asked)}
        >
          <p>{text.replaces}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
