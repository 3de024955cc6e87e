import { frame } from '../content/frame.ts';
import { pages } from '../content/pages.ts';
import { Link } from '../ui/link.tsx';
import css from './desktop-menu.module.css';
import { ServiceDropdown } from './service-dropdown.tsx';

export function DesktopMenu() {
  return (
    <nav className={css.menu} aria-label={frame.menu.label}>
      <ul className={css.entries}>
        <Entry page={pages.home} />
        <Entry page={pages.about} />
        <li>
          <ServiceDropdown />
        </li>
        <Entry page={pages.gallery} />
        <Entry page={pages.contact} />
      </ul>
    </nav>
  );
}

function Entry({ page }: { page: { path: string; name: string } }) {
  return (
    <li>
      <Link to={page.path} className={css.link}>
        {page.name}
      </Link>
    </li>
  );
}
