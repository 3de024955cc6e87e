import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { mainMenu, type PageName } from '../pages.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import css from './desktop-menu.module.css';
import { MenuEntry } from './menu-entry.tsx';
import { useOnPageChange } from './page-change.tsx';

export function DesktopMenu() {
  const { frame } = useWords();
  return (
    <nav className={css.menu} aria-label={frame.menu.label}>
      <ul className={css.entries}>
        {mainMenu.map((entry) =>
          Array.isArray(entry) ? (
            <li key="services">
              <ServiceDropdown pages={entry} />
            </li>
          ) : (
            <MenuEntry key={entry} page={entry} className={css.link} />
          ),
        )}
      </ul>
    </nav>
  );
}

/** `<details>` opens without a script; hovering, Escape and clicks elsewhere come with it. */
function ServiceDropdown({ pages }: { pages: PageName[] }) {
  const { frame } = useWords();
  const details = useRef<HTMLDetailsElement>(null);

  const set = useCallback((open: boolean) => {
    if (details.current) details.current.open = open;
  }, []);
  const hover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') set(open);
  };

  const close = useCallback(() => set(false), [set]);
  useOnPageChange(close);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) set(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [set]);

  return (
    <details
      ref={details}
      className={css.dropdown}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || set(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        set(false);
        details.current?.querySelector('summary')?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        className={css.link}
        // A mouse has opened the list by hovering already: its click would close it again.
        onClick={(event) =>
          event.detail > 0 && matchMedia('(hover: hover)').matches && event.preventDefault()
        }
      >
        {frame.menu.service}
        <Icon name="down" size={16} />
      </summary>
      <ul className={css.list}>
        {pages.map((page) => (
          <MenuEntry key={page} page={page} className={css.item} />
        ))}
      </ul>
    </details>
  );
}
