import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearch } from '../../location.tsx';
import { Link } from '../../ui/link.tsx';
import { isGone } from '../api/errors.ts';
import { projectQuery } from '../api/project-queries.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LoadFailed } from '../ui/fault.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { ProjectList } from './project-list.tsx';
import { projectText as text } from './project-words.ts';
import { type OpenedProject, takeKept } from './use-project.ts';

/** Layouts and buildings: their texts, their papers and their plots. */
export default function EditProjectsPage() {
  const slug = new URLSearchParams(useSearch()).get('project');
  return (
    <AdminFrame heading={text.heading}>
      {() => (slug ? <OpenProject key={slug} slug={slug} /> : <ProjectList />)}
    </AdminFrame>
  );
}

function OpenProject({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(projectQuery(slug));
  const [opened, setOpened] = useState<OpenedProject>();
  useEffect(() => {
    if (data && !opened) takeKept(data).then(setOpened);
  }, [data, opened]);
  if (data && opened) return <ProjectEditor answer={data} opened={opened} />;
  if (!error || isFetching) return <p role="status">{text.loading}</p>;
  if (isGone(error))
    return (
      <p role="alert">
        {text.gone} <Link to="/admin/projects">{text.all}</Link>
      </p>
    );
  return <LoadFailed said={text.openFailed} onRetry={() => refetch()} />;
}
