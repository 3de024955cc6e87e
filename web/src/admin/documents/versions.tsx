import { useMutation, useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { ContentResponse, ContentVersion } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { adminText } from '../words.ts';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { PublicationResult } from './publication-result.tsx';
import { spokenName } from './spoken-names.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';

const text = editorText.versions;

/** With its seconds: two may have been published in one minute. */
const readableTime = (iso: string) => timeText(iso, 'medium');

/** What was published before, each of which can become the draft again. */
export function Versions() {
  const publishing = usePublication();
  const { data, isError, refetch } = useQuery({
    queryKey: ['content versions', publishing.live?.version],
    queryFn: () => call('GET /api/content/versions'),
    meta: { failure: 'the earlier versions could not be loaded' },
  });
  const [chosen, setChosen] = useState<ContentVersion>();
  const restore = useRestore(() => setChosen(undefined));
  const isPublished = restore.isSuccess && restore.variables.andPublish;
  const result = useRef<HTMLDivElement>(null);
  const isAnswered = !chosen && !restore.isIdle;
  // The version may stand far below. The dialog has given the focus back to it before.
  useEffect(() => {
    if (isAnswered) result.current?.focus();
  }, [isAnswered]);
  return (
    <>
      <h2>{text.heading}</h2>
      <p>{text.lead}</p>
      <div ref={result} className={css.result} tabIndex={-1}>
        {isPublished ? (
          <PublicationResult />
        ) : (
          <Banner
            kind={restore.isError ? 'bad' : 'good'}
            text={
              restore.isError ? text.restoreFailed : restore.isSuccess ? text.restored : undefined
            }
          />
        )}
      </div>
      {isError && <LoadFailed notice={text.failed} onRetry={() => refetch()} />}
      {!data && !isError && <p role="status">{editorText.loading}</p>}
      {data?.length === 0 && <p>{text.none}</p>}
      <ul className={css.list} aria-label={text.heading}>
        {data?.map((version) => (
          <Version
            key={version.Version}
            version={version}
            isLive={version.Version === publishing.live?.version}
            onRestore={() => setChosen(version)}
          />
        ))}
      </ul>
      {chosen && (
        <RestoreDialog
          when={readableTime(chosen.PublishedAt)}
          isBusy={restore.isPending}
          onCancel={() => setChosen(undefined)}
          onRestore={(andPublish) => restore.mutate({ version: chosen.Version, andPublish })}
        />
      )}
    </>
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
      <h3>
        <time dateTime={PublishedAt}>{when}</time>
      </h3>
      {isLive && <p className={css.live}>{text.live}</p>}
      {Changed.length > 0 && (
        <Disclosure summary={text.changed(Changed.length)}>
          <ul>
            {Changed.map((path) => (
              <li key={path}>{spokenName(path)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Button variant="outline" aria-label={text.restoreOf(when)} onClick={onRestore}>
        {text.restore}
      </Button>
    </li>
  );
}

function RestoreDialog({
  when,
  isBusy,
  onCancel,
  onRestore,
}: {
  when: string;
  isBusy: boolean;
  onCancel: () => void;
  onRestore: (andPublish: boolean) => void;
}) {
  const { running } = usePublication();
  return (
    <Dialog heading={text.question(when)} onCancel={onCancel}>
      <p>{text.note}</p>
      <DialogActions>
        <Button variant="outline" onClick={() => onRestore(false)} disabled={isBusy}>
          {text.only}
        </Button>
        <Button onClick={() => onRestore(true)} disabled={isBusy || Boolean(running)}>
          {text.andPublish}
        </Button>
      </DialogActions>
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {adminText.frame.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useRestore(onSettled: () => void) {
  const { draft } = useEditor();
  const { publish } = usePublication();
  return useMutation({
    mutationFn: async ({ version }: { version: number; andPublish: boolean }) => {
      // What is on its way to the server must not come after it.
      await draft.save();
      const restored = await call('POST /api/content/versions/:version/restore', {
        params: { version },
        ifMatch: draft.state.version,
      });
      draft.replace(restored as ContentResponse<Content>);
    },
    meta: { failure: 'the version could not be restored' },
    onSuccess: (_, { andPublish }) => {
      if (andPublish) publish();
    },
    onSettled,
  });
}
