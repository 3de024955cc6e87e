import { useQuery } from '@tanstack/react-query';
import type { ProjectSummary } from '@theni/contract';
import { PLOT_STATES } from '@theni/contract/plots';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { projectsQuery } from '../api/project-queries.ts';
import { LoadFailed } from '../ui/fault.tsx';
import { NewProject } from './new-project.tsx';
import css from './project-list.module.css';
import { projectAddress } from './project-parts.ts';
import { projectText as text } from './project-words.ts';

/** Every project, and how far it is on its way to the public. */
export function ProjectList() {
  const { data: projects, isError, refetch } = useQuery(projectsQuery);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <div className={css.head}>
        <p>{text.intro}</p>
        <Button onClick={() => setCreating(true)}>{text.create.open}</Button>
      </div>
      {isError && <LoadFailed said={text.loadFailed} onRetry={() => refetch()} />}
      {!projects && !isError && <p role="status">{text.loading}</p>}
      {projects?.length === 0 && <p>{text.none}</p>}
      {projects && projects.length > 0 && (
        <ul className={css.list} aria-label={text.heading}>
          {projects.map((project) => (
            <ProjectCard key={project.Slug} project={project} />
          ))}
        </ul>
      )}
      {isCreating && <NewProject onClose={() => setCreating(false)} />}
    </>
  );
}

function ProjectCard({ project }: { project: ProjectSummary }) {
  const { Slug, Name, Status, Place, Plots } = project;
  const name = Name.en || Slug;
  const all = PLOT_STATES.reduce((sum, state) => sum + Plots[state], 0);
  return (
    <li className={css.card} aria-label={name}>
      <h2>
        <Link to={projectAddress(Slug)}>{name}</Link>
      </h2>
      <p className={css.facts}>
        {[Place, text.statuses[Status]].filter(Boolean).join(' · ')}
        <br />
        <code>/projects/{Slug}</code>
      </p>
      <p className={css.status}>{text.publicationStatus[publicationStatus(project)]}</p>
      {all === 0 ? (
        <p className={css.facts}>{text.noPlots}</p>
      ) : (
        <p className={css.counts}>
          {PLOT_STATES.map((state) => (
            <span key={state}>
              <strong>{Plots[state]}</strong> {text.counts[state]}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** How it stands between the draft and the public. */
export function publicationStatus({
  Version,
  PublishedVersion,
}: ProjectSummary): keyof typeof text.publicationStatus {
  if (PublishedVersion === null) return 'draft';
  return Version === PublishedVersion ? 'published' : 'changed';
}
