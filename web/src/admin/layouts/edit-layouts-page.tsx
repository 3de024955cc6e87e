import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearch } from '../../location.tsx';
import { Link } from '../../ui/link.tsx';
import { isGone } from '../api/errors.ts';
import { layoutQuery } from '../api/layout-queries.ts';
import { layoutText as text } from '../documents/layout-words.ts';
import { NewLayout } from '../documents/new-layout.tsx';
import { type OpenedLayout, withLocalDraft } from '../documents/use-layout.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { LayoutEditor } from './layout-editor.tsx';
import { LayoutList } from './layout-list.tsx';

/** Layouts and buildings: their plots, and the way to their pages. */
export default function EditLayoutsPage() {
  const search = new URLSearchParams(useSearch());
  const slug = search.get('layout');
  if (search.has('new'))
    return <AdminFrame heading={text.create.heading}>{() => <NewLayout />}</AdminFrame>;
  return (
    <AdminFrame heading={text.heading}>
      {() => (slug ? <OpenLayout key={slug} slug={slug} /> : <LayoutList />)}
    </AdminFrame>
  );
}

function OpenLayout({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(layoutQuery(slug));
  const [opened, setOpened] = useState<OpenedLayout>();
  useEffect(() => {
    if (data && !opened) withLocalDraft(data).then(setOpened);
  }, [data, opened]);
  if (data && opened) return <LayoutEditor response={data} opened={opened} />;
  if (!error || isFetching) return <p role="status">{text.loading}</p>;
  if (isGone(error))
    return (
      <p role="alert">
        {text.gone} <Link to="/admin/projects">{text.all}</Link>
      </p>
    );
  return <LoadFailed notice={text.openFailed} onRetry={() => refetch()} />;
}
