import { frame } from '../content/frame.ts';
import { mainMenu, type Page } from '../content/pages.ts';
import { Link } from '../ui/link.tsx';
import css from './desktop-menu.module.css';
import { ServiceDropdown } from './service-dropdown.tsx';

export function DesktopMenu() {
  return (
    <nav className={css.menu} aria-label={frame.menu.label}>
      <ul className={css.entries}>
        {mainMenu.map((entry) =>
          Array.isArray(entry) ? (
            <li key="services">
              <ServiceDropdown pages={entry} />
            </li>
          ) : (
            <Entry key={entry.path} page={entry} />
          ),
        )}
      </ul>
    </nav>
  );
}

function Entry({ page }: { page: Page }) {
  return (
    <li>
      <Link to={page.path} className={css.link}>
        {page.name}
      </Link>
    </li>
  );
}
