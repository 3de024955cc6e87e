import { projectPath } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';
import css from './project-cards.module.css';
import { Registration } from './project-line.tsx';

/** Each of the published projects with its number. */
export function ProjectCards({ max }: { max?: number }) {
  const { projects, projectList } = useWords();
  return (
    <ul className={css.cards}>
      {projects.slice(0, max).map(({ slug, name, place, status, registration }) => (
        <li key={slug} className={css.card}>
          <p className={css.status}>{projectList.statuses[status]}</p>
          <h3 className={css.name}>
            <Link to={projectPath(slug)}>{name}</Link>
          </h3>
          <p>{place}</p>
          {registration && (
            <p className={css.registration}>
              <Registration number={registration} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
