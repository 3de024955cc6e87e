import { type PageName, pages } from '@theni/contract/site-map';
import { type ReactNode, useEffect, useRef } from 'react';
import { mainMenu, servicePages } from '../page-addresses.ts';
import { useWords } from '../page-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import css from './menus.module.css';
import openedCss from './opened-menus.module.css';

const MENU_ID = 'mobile-menu';

interface EntriesProps {
  linkClass: string;
  className?: string | undefined;
  /** One entry for all service pages. */
  services: ReactNode;
  onFollow?: () => void;
}

function Entries({ linkClass, className, services, onFollow }: EntriesProps) {
  return (
    <ul className={className}>
      {mainMenu.map((entry) =>
        Array.isArray(entry) ? (
          <li key="services">{services}</li>
        ) : (
          <MenuEntry key={entry} page={entry} className={linkClass} onFollow={onFollow} />
        ),
      )}
    </ul>
  );
}

export function DesktopMenu() {
  const { frame } = useWords();
  return (
    <nav className={css.desktop} aria-label={frame.menu.label}>
      <Entries
        linkClass={`tap-target ${css.link}`}
        className={css.bar}
        services={<ServiceDropdown />}
      />
    </nav>
  );
}

/** `<details>` opens without script; with it, Escape, a tap or the focus elsewhere closes it. */
function ServiceDropdown() {
  const { frame } = useWords();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const { current } = details;
    const closeOutside = ({ target }: Event) => {
      if (current && !current.contains(target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  return (
    <details
      ref={details}
      className={css.dropdown}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className={`tap-target ${css.link}`}>
        {frame.menu.service}
        <Icon name="down" size={16} />
      </summary>
      <ul className={openedCss.list}>
        <ServiceEntries className={`tap-target ${openedCss.item}`} />
      </ul>
    </details>
  );
}

/** The popover and the `<details>` open before any script is there. */
export function MobileMenu() {
  const { frame } = useWords();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover?.();
  return (
    <div className={css.mobile}>
      <button
        type="button"
        className="icon-button"
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
        className={`forest ${openedCss.menu}`}
        onBlur={({ relatedTarget, currentTarget }) =>
          relatedTarget && !currentTarget.contains(relatedTarget) && close()
        }
      >
        <button
          type="button"
          className={`icon-button ${openedCss.close}`}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={frame.menu.close}
        >
          <Icon name="close" size={30} />
        </button>
        <nav aria-label={frame.menu.label}>
          <Entries
            linkClass={openedCss.line ?? ''}
            className={openedCss.lines}
            services={<UnfoldingServices onFollow={close} />}
            onFollow={close}
          />
        </nav>
      </div>
    </div>
  );
}

function UnfoldingServices({ onFollow }: { onFollow: () => void }) {
  const { frame } = useWords();
  return (
    <details>
      <summary className={openedCss.line}>
        {frame.menu.service}
        <Icon name="down" size={26} />
      </summary>
      <ul className={openedCss.services}>
        <ServiceEntries className={openedCss.line} onFollow={onFollow} />
      </ul>
    </details>
  );
}

function ServiceEntries(entry: Omit<EntryProps, 'page' | 'isApart'>) {
  const { layouts } = useWords();
  return (
    <>
      {servicePages.map((page) => (
        <MenuEntry key={page} page={page} {...entry} />
      ))}
      {layouts.length > 0 && <MenuEntry page="layouts" isApart {...entry} />}
    </>
  );
}

interface EntryProps {
  page: PageName;
  /** Whether it stands below a rule. */
  isApart?: boolean;
  className?: string | undefined;
  onFollow?: (() => void) | undefined;
}

export function MenuEntry({ page, isApart, className, onFollow }: EntryProps) {
  const words = useWords();
  return (
    <li className={isApart ? openedCss.apart : undefined}>
      <Link to={pages[page].path} className={className} onClick={onFollow}>
        {words.pages[page].name}
      </Link>
    </li>
  );
}
