import type { Tap } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { isAdminPath } from '../pages.ts';

declare global {
  /** Links on numbers that were pressed before the application was there. */
  var earlyTaps: HTMLAnchorElement[] | undefined;
}

/** Counts from now on when somebody presses a link that calls or opens WhatsApp, and nothing of who it was. */
export function countTaps(language: Language): void {
  if (isAdminPath(location.pathname)) return;
  for (const link of globalThis.earlyTaps ?? []) send(link, language);
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
  const Page = location.pathname.replace(/^\/ta(?=\/|$)/, '') || '/';
  const Project =
    /^\/projects\/([^/]+)$/.exec(Page)?.[1] ??
    link.closest<HTMLElement>('[data-project]')?.dataset.project;
  const Plot = Project && link.closest<HTMLElement>('[data-plot]')?.dataset.plot;
  const tap: Tap = { Kind, Page, Language, ...(Project && { Project }), ...(Plot && { Plot }) };
  navigator.sendBeacon('/api/taps', new Blob([JSON.stringify(tap)], { type: 'application/json' }));
}

function kindOf(href: string): Tap['Kind'] | undefined {
  if (href.startsWith('tel:')) return 'call';
  return href.startsWith('https://wa.me/') ? 'whatsapp' : undefined;
}
