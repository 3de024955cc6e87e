import { useMutation, useQuery } from '@tanstack/react-query';
import { nameAt } from '@theni/content/labels';
import type { ContentVersion } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { notify } from '../ui/notice.ts';
import css from './publish.module.css';
import { useUnpublished } from './unpublished.ts';
import { useWebsite } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.versions;

/** With its seconds: two may have been published in one minute. */
const readableTime = (iso: string) => timeText(iso, 'medium');

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
  const hasUnsaved = Object.keys(state.unsaved).length > 0;
  const bringBack = (version: ContentVersion) =>
    paths.length > 0 || hasUnsaved ? setAsked(version) : restore.mutate(version);
  return (
    <section className={common.stack} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p className={common.note}>{text.lead}</p>
      {isError && <LoadFailed notice={text.failed} onRetry={() => refetch()} />}
      {!data && !isError && <p role="status">{websiteText.loading}</p>}
      {data?.length === 0 && <p>{text.none}</p>}
      <ul className={css.list}>
        {data?.map((version) => (
          <Version
            key={version.Version}
            version={version}
            isLive={version.PublishedAt === state.server.PublishedAt}
            onRestore={() => bringBack(version)}
          />
        ))}
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
          {hasUnsaved && <p>{text.drops}</p>}
        </ConfirmDialog>
      )}
    </section>
  );
}

function Version({
  version: { PublishedAt, Changed },
  isLive,
  onRestore,
}: {
  version: ContentVersion;
  isLive: boolean;
  onRestore: () => void;
}) {
  const when = readableTime(PublishedAt);
  return (
    <li aria-label={when}>
      <h4>
        <time dateTime={PublishedAt}>{when}</time>
      </h4>
      {Changed.length > 0 && (
        <Disclosure summary={text.changed(Changed.length)}>
          <ul>
            {Changed.map((path) => (
              <li key={path}>{nameAt(path)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {isLive ? (
        <p className={css.live}>{text.live}</p>
      ) : (
        <Button variant="outline" aria-label={text.restoreOf(when)} onClick={onRestore}>
          {text.restore}
        </Button>
      )}
    </li>
  );
}
