import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageChange } from './navigation/page-change.tsx';
import { SiteRoutes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { PageContext, type PageContextValue } from './words/words.ts';

interface Props {
  context: PageContextValue;
  /** The page's HTML came with its document. */
  isServed?: boolean;
  /** They come to life together with the page. */
  children?: ReactNode;
}

export function App({ context, isServed = false, children }: Props) {
  const { pathname } = useLocation();
  const [servedPath] = useState(isServed && pathname);
  return (
    <PageContext value={context}>
      {/* Outside of what changes with the page. The router turns pages in a transition: so the old one stays until the new one is here. */}
      <Suspense>
        <ErrorBoundary key={pathname} isServed={pathname === servedPath}>
          <SiteRoutes />
        </ErrorBoundary>
        {children}
      </Suspense>
      <PageChange />
    </PageContext>
  );
}
