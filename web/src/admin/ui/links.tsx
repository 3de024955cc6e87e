import type { Language } from '@theni/contract/languages';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import common from './common.module.css';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={common.link}>
      <Icon name="previous" size={20} />
      {children}
    </Link>
  );
}

export interface ListedLink {
  to: string;
  name: string;
  note?: string;
  lang?: Language | undefined;
}

export function LinkList({ links }: { links: ListedLink[] }) {
  return (
    <ul className={common.links}>
      {links.map(({ to, name, note, lang }) => (
        <li key={to}>
          <Link to={to}>
            <strong>{name}</strong>
            {note && (
              <span lang={lang} className={common.note}>
                {note}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
