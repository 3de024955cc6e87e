import { useCallback, useRef } from 'react';
import { mainMenu, type PageName } from '../pages.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import { MenuEntry } from './menu-entry.tsx';
import css from './mobile-menu.module.css';
import { useOnPageChange } from './page-change.tsx';

const MENU_ID = 'mobile-menu';

/** A popover and a `<details>`: both open before any script is there. */
export function MobileMenu() {
  const { frame } = useWords();
  const menu = useRef<HTMLDivElement>(null);
  const close = useCallback(() => menu.current?.hidePopover?.(), []);
  useOnPageChange(close);

  return (
    <div className={css.mobile}>
      <button
        type="button"
        className={css.toggle}
        popoverTarget={MENU_ID}
        aria-label={frame.menu.open}
      >
        <Icon name="menu" size={30} />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
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
          popoverTarget={MENU_ID}
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
                <MenuEntry key={entry} page={entry} className={css.link} />
              ),
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function Services({ pages }: { pages: PageName[] }) {
  const { frame } = useWords();
  return (
    <li>
      <details>
        <summary className={css.link}>
          {frame.menu.service}
          <Icon name="down" size={26} />
        </summary>
        <ul className={css.services}>
          {pages.map((page) => (
            <MenuEntry key={page} page={page} className={css.link} />
          ))}
        </ul>
      </details>
    </li>
  );
}
