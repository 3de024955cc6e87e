import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { mainMenu, type PageName } from '../pages.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import desktop from './desktop-menu.module.css';
import { MenuEntry } from './menu-entry.tsx';
import mobile from './mobile-menu.module.css';
import { useOnPageChange } from './page-change.tsx';

const MENU_ID = 'mobile-menu';
const DESKTOP_LINK = `tap-target ${desktop.link}`;

export function DesktopMenu() {
  const { frame } = useWords();
  return (
    <nav className={desktop.menu} aria-label={frame.menu.label}>
      <Entries
        css={desktop}
        link={DESKTOP_LINK}
        services={(pages) => <ServiceDropdown pages={pages} />}
      />
    </nav>
  );
}

interface EntriesProps {
  css: { entries?: string };
  link: string | undefined;
  /** The service pages are one entry. */
  services: (pages: PageName[]) => ReactNode;
}

function Entries({ css, link, services }: EntriesProps) {
  return (
    <ul className={css.entries}>
      {mainMenu.map((entry) =>
        Array.isArray(entry) ? (
          <li key="services">{services(entry)}</li>
        ) : (
          <MenuEntry key={entry} page={entry} className={link} />
        ),
      )}
    </ul>
  );
}

/** `<details>` opens without a script; hovering, Escape and clicks elsewhere come with it. */
function ServiceDropdown({ pages }: { pages: PageName[] }) {
  const { frame } = useWords();
  const details = useRef<HTMLDetailsElement>(null);

  function set(open: boolean) {
    if (details.current) details.current.open = open;
  }
  const hover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') set(open);
  };
  useOnPageChange(() => set(false));

  useEffect(() => {
    const { current } = details;
    const closeOutside = ({ target }: Event) => {
      if (current && !current.contains(target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  return (
    <details
      ref={details}
      className={desktop.dropdown}
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
        className={DESKTOP_LINK}
        // A mouse has opened the list by hovering already: its click would close it again.
        onClick={(event) =>
          event.detail > 0 && matchMedia('(hover: hover)').matches && event.preventDefault()
        }
      >
        {frame.menu.service}
        <Icon name="down" size={16} />
      </summary>
      <ul className={desktop.list}>
        {pages.map((page) => (
          <MenuEntry key={page} page={page} className={`tap-target ${desktop.item}`} />
        ))}
      </ul>
    </details>
  );
}

/** A popover and a `<details>`: both open before any script is there. */
export function MobileMenu() {
  const { frame } = useWords();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover?.();
  useOnPageChange(close);

  return (
    <div className={mobile.mobile}>
      <button
        type="button"
        className={`icon-button ${mobile.toggle}`}
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
        className={`forest ${mobile.menu}`}
        onBlur={(event) =>
          event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && close()
        }
      >
        <button
          type="button"
          className={`icon-button ${mobile.close}`}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={frame.menu.close}
        >
          <Icon name="close" size={30} />
        </button>
        <nav aria-label={frame.menu.label}>
          <Entries
            css={mobile}
            link={mobile.link}
            services={(pages) => <UnfoldingServices pages={pages} />}
          />
        </nav>
      </div>
    </div>
  );
}

function UnfoldingServices({ pages }: { pages: PageName[] }) {
  const { frame } = useWords();
  return (
    <details>
      <summary className={mobile.link}>
        {frame.menu.service}
        <Icon name="down" size={26} />
      </summary>
      <ul className={mobile.services}>
        {pages.map((page) => (
          <MenuEntry key={page} page={page} className={mobile.link} />
        ))}
      </ul>
    </details>
  );
}
