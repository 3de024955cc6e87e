import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { AdminPage } from '../frame/admin-page.tsx';
import { labels } from '../help/labels.ts';
import { QueryState } from '../ui/query-state.tsx';
import { LayoutEditor } from './layout-editor.tsx';
import { LayoutList } from './layout-list.tsx';
import { layoutQuery } from './layout-queries.ts';
import { NewLayout } from './new-layout/new-layout.tsx';

export default function LayoutsPage() {
  const search = new URLSearchParams(useLocation().search);
  const slug = search.get('layout');
  if (search.has('new'))
    return (
      <AdminPage heading={labels.newLayout}>
        <NewLayout />
      </AdminPage>
    );
  return (
    <AdminPage heading="Layouts">
      {slug ? <LoadedLayout key={slug} slug={slug} /> : <LayoutList />}
    </AdminPage>
  );
}

/** Holds end by themselves, and another device may book. */
const ASK_EVERY_MS = 30_000;

function LoadedLayout({ slug }: { slug: string }) {
  const query = useQuery({ ...layoutQuery(slug), refetchInterval: ASK_EVERY_MS });
  if (query.data) return <LayoutEditor server={query.data} />;
  return (
    <QueryState query={query} failed={(reason) => `This layout could not be loaded. ${reason}`} />
  );
}
