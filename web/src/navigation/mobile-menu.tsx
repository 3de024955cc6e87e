import { useCallback, useRef } from 'react';
import { frame } from '../content/frame.ts';
import { mainMenu, type Page } from '../content/pages.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import css from './mobile-menu.module.css';
import { useOnPageChange } from './page-change.tsx';

const menuId = 'mobile-menu';

/** A popover and a `<details>`: both open before any script is there. */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const close = useCallback(() => menu.current?.hidePopover?.(), []);
  useOnPageChange(close);

  return (
    <div className={css.mobile}>
      <button
        type="button"
        className={css.toggle}
        popoverTarget={menuId}
        aria-label={frame.menu.open}
      >
        <Icon name="menu" size={30} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label={frame.menu.label}
        className={css.menu}
        onBlur={(event) =>
          event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && close()
        }
      >
        <button
          type="button"
          className={css.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={frame.menu.close}
        >
          <Icon name="close" size={30} />
        </button>
        <nav aria-label={frame.menu.label}>
          <ul className={css.entries}>
            {mainMenu.map((entry) =>
              Array.isArray(entry) ? (
                <Services key="services" pages={entry} />
              ) : (
                <Entry key={entry.path} page={entry} />
              ),
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function Services({ pages }: { pages: Page[] }) {
  return (
    <li>
      <details>
        <summary className={css.link}>
          {frame.menu.service}
          <Icon name="down" size={26} />
        </summary>
        <ul className={css.services}>
          {pages.map((page) => (
            <Entry key={page.path} page={page} />
          ))}
        </ul>
      </details>
    </li>
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
