import { fill } from '@theni/content/fill';
import type { Item } from '@theni/contract';
import { AUTHORITY_ADDRESS } from '@theni/contract/plots';
import { projectPath } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';
import css from './project-line.module.css';

/** 'rera.tn.gov.in' */
export const AUTHORITY = AUTHORITY_ADDRESS.replace('https://', '');

/** Of an item that belongs to a project: the law wants number and authority wherever the project is shown. */
export function ProjectLine({ item }: { item: Item }) {
  const { projects } = useWords();
  const project = projects.find(({ slug }) => slug === item.Project);
  if (!project) return null;
  return (
    <span className={css.line}>
      <Link to={projectPath(project.slug)}>{project.name}</Link>
      {project.registration && <Registration number={project.registration} />}
    </span>
  );
}

export function Registration({ number }: { number: string }) {
  const text = useWords().projectList;
  return (
    <span>
      {fill(text.registration, { number })}, {AUTHORITY}
    </span>
  );
}
