import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { BackLink } from '../ui/back-link.tsx';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { Changes } from './changes.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { editorText as text } from './editor-words.ts';
import { getContent } from './get-content.ts';
import { restoreLocalDraft, withChanges } from './local-draft.ts';
import { openedPart, siteAddress } from './parts.ts';
import { PublishBar } from './publish-bar.tsx';
import { Site } from './site.tsx';
import { type OpenedContent, PublishingContext, useContentEditor } from './use-content-editor.ts';
import { EditorContext } from './use-editor.ts';
import { usePartInView } from './use-part-in-view.ts';
import { Versions } from './versions.tsx';

/** The owner changes the site on its own pages, and publishes it. */
export default function ContentPage() {
  return <AdminFrame heading={text.heading}>{() => <OpenContent />}</AdminFrame>;
}

function OpenContent() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['content'],
    queryFn: openContent,
    // Each time anew, and then it is the draft that knows.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'the content could not be loaded' },
  });
  if (data) return <ContentEditor opened={data} />;
  if (!isError || isFetching) return <p role="status">{text.loading}</p>;
  return <LoadFailed notice={text.loadFailed} onRetry={() => refetch()} />;
}

async function openContent(): Promise<OpenedContent> {
  const response = await getContent();
  return { response, ...withChanges(response.Content, await restoreLocalDraft()) };
}

function ContentEditor({ opened }: { opened: OpenedContent }) {
  const { editor, publishing } = useContentEditor(opened);
  const part = openedPart(useLocation().search);
  const place = usePartInView(part);
  useRoomAboveKeyboard();
  return (
    <EditorContext value={editor}>
      <PublishingContext value={publishing}>
        {part ? (
          <div ref={place} className={common.stack} tabIndex={-1}>
            <PublishBar />
            <ConflictNotice />
            <BackLink to={siteAddress({})}>{text.back}</BackLink>
            {part === 'versions' ? <Versions /> : <Changes />}
          </div>
        ) : (
          <Site />
        )}
      </PublishingContext>
    </EditorContext>
  );
}

/** Where the browser would lay its keyboard over the sheet, the page becomes lower instead. */
function useRoomAboveKeyboard() {
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    if (!viewport) return;
    const before = viewport.content;
    viewport.content = `${before}, interactive-widget=resizes-content`;
    return () => {
      viewport.content = before;
    };
  }, []);
}
