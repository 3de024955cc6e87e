import { useLocation } from 'react-router-dom';
import { CopyNumber } from './features/copy-number/copy-number.tsx';
import { PageChange } from './features/page-change/page-change.tsx';
import { LoadGuard } from './lib/load-guard.tsx';
import { PageName } from './lib/page-name.ts';
import { findRoute } from './routes.tsx';

export function App() {
  const { Page, text } = findRoute(useLocation().pathname);
  return (
    <PageName value={text.name}>
      <LoadGuard key={text.path}>
        <Page />
      </LoadGuard>
      <CopyNumber />
      <PageChange page={text} />
    </PageName>
  );
}
