import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { layoutQuery } from '../api/layout-queries.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { LayoutEditor } from './layout-editor.tsx';
import { LayoutList } from './layout-list.tsx';
import { NewLayout } from './new-layout.tsx';
import { layoutText as text } from './words.ts';

/** The owner's layouts; a new one; or one that is open. */
export default function EditLayoutsPage() {
  const search = new URLSearchParams(useLocation().search);
  const slug = search.get('layout');
  if (search.has('new'))
    return <AdminFrame heading={text.create.heading}>{() => <NewLayout />}</AdminFrame>;
  return (
    <AdminFrame heading={text.heading}>
      {() => (slug ? <LoadedLayout key={slug} slug={slug} /> : <LayoutList />)}
    </AdminFrame>
  );
}

function LoadedLayout({ slug }: { slug: string }) {
  const { data, isError, isFetching, refetch } = useQuery(layoutQuery(slug));
  if (data) return <LayoutEditor server={data} />;
  if (!isError || isFetching) return <p role="status">{text.loading}</p>;
  return <LoadFailed notice={text.openFailed} onRetry={() => refetch()} />;
}
