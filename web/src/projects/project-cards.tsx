import { fill } from '@theni/content/fill';
import { projectPath } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';
import css from './project-cards.module.css';
import { Papers } from './project-line.tsx';
import { contactAbout } from './question.ts';

/** Each of the published projects with its papers. */
export function ProjectCards({ max }: { max?: number }) {
  const { projects, projectList } = useWords();
  return (
    <ul className={css.cards}>
      {projects.slice(0, max).map((project) => (
        <li key={project.slug} className={css.card}>
          <p className={css.status}>{projectList.statuses[project.status]}</p>
          <h3 className={css.name}>
            <Link to={projectPath(project.slug)}>{project.name}</Link>
          </h3>
          <p>{project.place}</p>
          <p>
            <Link to={contactAbout(project.slug)} className={css.ask}>
              {fill(projectList.ask.label, { name: project.name })}
            </Link>
          </p>
          <p className={css.papers}>
            <Papers project={project} />
          </p>
        </li>
      ))}
    </ul>
  );
}
