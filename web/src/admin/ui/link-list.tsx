import type { Language } from '@theni/contract/limits';
import { Link } from '../../ui/link.tsx';
import css from './link-list.module.css';

export interface ListedLink {
  to: string;
  name: string;
  /** Below the name. */
  note?: string;
  /** Of the note. */
  lang?: Language | undefined;
}

/** Places to go to, one below the other, each with a line about it. */
export function LinkList({ links }: { links: ListedLink[] }) {
  return (
    <ul className={css.links}>
      {links.map(({ to, name, note, lang }) => (
        <li key={to}>
          <Link to={to}>
            <strong>{name}</strong>
            {note && <span lang={lang}>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
