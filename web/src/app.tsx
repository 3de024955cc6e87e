import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageChange } from './navigation/page-change.tsx';
import { PageContext, type PageContextValue } from './page-context.ts';
import { SiteRoutes } from './routes.tsx';
import { markAsAlive } from './served-page.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';

export function App({ context }: { context: PageContextValue }) {
  const { pathname } = useLocation();
  return (
    <PageContext value={context}>
      {/* Suspense outlasts each page: the router turns pages in a transition, so the old page stays
          until the new one is here. */}
      <Suspense>
        {/* With its key it begins anew for each page, also after one that has failed. */}
        <ErrorBoundary key={pathname}>
          <SiteRoutes />
        </ErrorBoundary>
        <MarkAsAlive />
      </Suspense>
      <PageChange />
    </PageContext>
  );
}

/** The Suspense boundary of the page holds this, so its effect runs when the page is hydrated. */
function MarkAsAlive() {
  useLayoutEffect(markAsAlive, []);
  return null;
}
