import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { CopyNumber } from './company/copy-number.tsx';
import { PageChange } from './navigation/page-change.tsx';
import { SiteRoutes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { type Edition, EditionContext } from './words/words.ts';

interface Props {
  edition: Edition;
  /** They come to life together with the page. */
  children?: ReactNode;
}

export function App({ edition, children }: Props) {
  const [pathname] = useLocation();
  return (
    <EditionContext value={edition}>
      {/* Outside of what changes with the page: so the old page stays until the new one is here. */}
      <Suspense>
        <ErrorBoundary key={pathname}>
          <SiteRoutes />
        </ErrorBoundary>
        {children}
      </Suspense>
      <CopyNumber />
      <PageChange />
    </EditionContext>
  );
}
