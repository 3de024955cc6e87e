import { useLocation } from 'react-router-dom';
import { CopyNumber } from './features/copy-number/copy-number.tsx';
import { PageChange } from './features/page-change/page-change.tsx';
import { LoadGuard } from './lib/load-guard.tsx';
import { PageName } from './lib/page-name.ts';
import { findRoute, notFoundRoute } from './routes.tsx';

/** Between a public page and the admin area only a load brings the other one's Content-Security-Policy. */
function turnsWithoutLoad(path: string): boolean {
  const [from, to] = [findRoute(location.pathname), findRoute(path)];
  return to !== notFoundRoute && to.prerendered === from.prerendered;
}

export function App() {
  const { Page, text } = findRoute(useLocation().pathname);
  return (
    <PageName value={text.name}>
      <LoadGuard key={text.path}>
        <Page />
      </LoadGuard>
      <CopyNumber />
      <PageChange page={text} isPage={turnsWithoutLoad} />
    </PageName>
  );
}
