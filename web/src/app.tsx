import { useLocation } from 'react-router-dom';
import { CopyNumber } from './company/copy-number.tsx';
import { PageChange } from './navigation/page-change.tsx';
import { PageName } from './navigation/page-name.ts';
import { findRoute, notFoundRoute } from './routes.tsx';
import { LoadGuard } from './ui/error-boundary.tsx';

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
