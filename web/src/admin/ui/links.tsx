import type { Language } from '@theni/contract/site-map';
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
      {/* A field with two issues has two links to it. */}
      {links.map(({ to, name, note, lang }, at) => (
        <li key={at}>
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
