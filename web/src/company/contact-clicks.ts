import type { ContactClick } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { englishPath, isAdminPath, layoutPath, pageAt, pages } from '../pages.ts';

declare global {
  /** Links on numbers that were pressed before the application was there. */
  var earlyContactClicks: HTMLAnchorElement[] | undefined;
}

/** Counts from now on when somebody presses a link that calls or opens WhatsApp, and nothing of who it was. */
export function countContactClicks(language: Language): void {
  if (isAdminPath(location.pathname)) return;
  for (const link of globalThis.earlyContactClicks ?? []) send(link, language);
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    // A plot on the plan is a link of SVG, and leads to its row.
    if (link instanceof HTMLAnchorElement) send(link, language);
  };
  // On the way down: while React hydrates, it stops a click at the root.
  addEventListener('click', onClick, true);
}

/** In the background: what the visitor wanted never waits for it, and it may fail. */
function send(link: HTMLAnchorElement, Language: Language): void {
  const Kind = kindOf(link.href);
  if (!Kind) return;
  const contactClick: ContactClick = { Kind, Language, ...placeOf(link) };
  navigator.sendBeacon(
    '/api/taps',
    new Blob([JSON.stringify(contactClick)], { type: 'application/json' }),
  );
}

/** Where it stands on the site: the server counts nothing else. */
function placeOf(link: HTMLAnchorElement): Pick<ContactClick, 'Page' | 'Project' | 'Plot'> {
  const path = englishPath(location.pathname);
  // The document of a layout says where its data are; at the address of none there is the page that says so.
  const Project = document.documentElement.dataset.layout && /^\/projects\/([^/]+)/.exec(path)?.[1];
  const page = pageAt(path);
  if (!Project) return { Page: page === 'admin' ? path : pages[page].path };
  const Plot = link.closest<HTMLElement>('[data-plot]')?.dataset.plot;
  return { Page: layoutPath(Project), Project, ...(Plot && { Plot }) };
}

function kindOf(href: string): ContactClick['Kind'] | undefined {
  if (href.startsWith('tel:')) return 'call';
  return href.startsWith('https://wa.me/') ? 'whatsapp' : undefined;
}
