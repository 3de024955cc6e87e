import { useQuery } from '@tanstack/react-query';
import { contentFrom } from '@theni/content/changes';
import { completenessIssues } from '@theni/content/schema';
import type { ContentResponse } from '@theni/contract';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LoadFailed } from '../ui/notice.tsx';
import { PublishPage } from './publish-page.tsx';
import { usePublishing } from './publishing.ts';
import { Site } from './site.tsx';
import { getContent, WebsiteContext, websiteDraft } from './use-website.ts';
import { websiteText as text } from './words.ts';

export default function WebsitePage() {
  return <AdminFrame heading={text.heading}>{() => <LoadedWebsite />}</AdminFrame>;
}

function LoadedWebsite() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['content'],
    queryFn: getContent,
    // Each time anew, and then it is the draft that knows.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'the content could not be loaded' },
  });
  if (data) return <Website server={data} />;
  if (!isError || isFetching) return <p role="status">{text.loading}</p>;
  return <LoadFailed notice={text.loadFailed} onRetry={() => refetch()} />;
}

function Website({ server }: { server: ContentResponse }) {
  const [draft] = useState(() => websiteDraft(server));
  useEffect(() => draft.open(), [draft]);
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);
  const publishing = usePublishing(draft);
  // A page with all its layouts does not hold up the typing.
  const shown = useDeferredValue(state.changes);
  const content = useMemo(() => contentFrom(shown), [shown]);
  // That a value is still the sample is said when it is published.
  const lacks = useMemo(() => completenessIssues(content, { isDemo: true }), [content]);
  const isPublish = new URLSearchParams(useLocation().search).get('part') === 'publish';
  return (
    <WebsiteContext value={{ draft, state, publishing, content, lacks }}>
      {isPublish ? <PublishPage /> : <Site />}
    </WebsiteContext>
  );
}
