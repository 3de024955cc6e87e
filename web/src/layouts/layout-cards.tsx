import { fill } from '@theni/content/fill';
import { layoutPath } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';
import css from './layout-cards.module.css';
import { Papers } from './layout-line.tsx';
import { contactAbout } from './question.ts';

/** Each of the published layouts with its papers. */
export function LayoutCards({ max }: { max?: number }) {
  const { layouts, projectList } = useWords();
  return (
    <ul className={css.cards}>
      {layouts.slice(0, max).map((layout) => (
        <li key={layout.slug} className={css.card}>
          <p className={css.status}>{projectList.statuses[layout.status]}</p>
          <h3 className={css.name}>
            <Link to={layoutPath(layout.slug)}>{layout.name}</Link>
          </h3>
          <p>{layout.place}</p>
          <p>
            <Link to={contactAbout(layout.slug)} className={css.ask}>
              {fill(projectList.ask.label, { name: layout.name })}
            </Link>
          </p>
          <p className={css.papers}>
            <Papers layout={layout} />
          </p>
        </li>
      ))}
    </ul>
  );
}
