import { useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { Language } from '@theni/contract/limits';
import { Suspense, use, useState } from 'react';
import { englishPath, type PageName, pageAt, pages } from '../../pages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { EditionContext } from '../../words/words.ts';
import { call } from '../api/call.ts';
import { PublicPagesContext } from '../public-pages.ts';
import { LoadFailed } from '../ui/error-notice.tsx';
import { editorText } from './editor-words.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useWordsOf } from './use-words-of.ts';

const text = editorText.versions;

/** The pages as they were; links within them lead on. */
export function VersionView({ version, title }: { version: number; title: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['content version', version],
    queryFn: () => call('GET /api/content/versions/:version', { params: { version } }),
    // What was published then never changes.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'an earlier version could not be loaded' },
  });
  if (data) return <EarlierPages content={data.Content as Content} title={title} />;
  if (isError) return <LoadFailed notice={text.oneFailed} onRetry={() => refetch()} />;
  return <p role="status">{editorText.loading}</p>;
}

/** Links lead on, and nothing else happens. */
const NOT_EDITED = {
  isFollowing: true,
  isShown: false,
  find: () => [],
  open: [],
  onTap: () => {},
};

interface Shown {
  page: PageName;
  language: Language;
}

function EarlierPages({ content, title }: { content: Content; title: string }) {
  const publicPages = use(PublicPagesContext);
  const [{ page, language }, show] = useState<Shown>({ page: 'home', language: 'en' });
  const words = useWordsOf(content, language);
  return (
    <PreviewFrame
      key={`${page} ${language}`}
      title={title}
      language={language}
      width={undefined}
      page={pages[page].path}
      editing={NOT_EDITED}
      onLink={(path) => {
        const english = englishPath(path);
        const target = pageAt(english);
        // Layouts have versions of their own.
        if (target === 'admin' || target === 'notFound') return;
        show({ page: target, language: english === path ? 'en' : 'ta' });
      }}
    >
      <EditionContext value={{ language, words, isPreview: true }}>
        <ErrorBoundary>
          <Suspense>{publicPages?.[page]}</Suspense>
        </ErrorBoundary>
      </EditionContext>
    </PreviewFrame>
  );
}
