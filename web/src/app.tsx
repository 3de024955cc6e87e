import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { CopyNumber } from './company/copy-number.tsx';
import { pageAt } from './content/pages.ts';
import { PageChange } from './navigation/page-change.tsx';
import { PageName } from './navigation/page-name.ts';
import { SiteRoutes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

/** @param props.children come to life together with the page */
export function App({ children }: { children?: ReactNode }) {
  const page = pageAt(useLocation().pathname);
  return (
    <PageName value={page.name}>
      {/* Outside of what changes with the page: so the old page stays until the new one is here. */}
      <Suspense>
        <ErrorBoundary key={page.path}>
          <SiteRoutes />
        </ErrorBoundary>
        {children}
      </Suspense>
      <CopyNumber />
      <PageChange page={page} />
    </PageName>
  );
}
