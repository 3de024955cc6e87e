import type * as deployment from './deployment.ts';
import type * as client from './entry-client.tsx';

declare global {
  /** The answer to the document's own request for its list, until the application takes it. */
  var firstItems: Promise<Response> | undefined;
}

/**
 * The one inline script. It fetches the application and its words two seconds after the page is there, or at the visitor's first
 * touch, and keeps the clicks on controls that cannot work without it (`data-replay`) until then. It asks for the gallery's
 * list at once, so that this need not wait for React.
 * Its text is constant, because its hash stands in the Content-Security-Policy (build/content-security-policy.ts): what differs from page to page is read from <html>.
 */
export function boot(
  withTimeout: typeof deployment.withTimeout,
  reloadIfReplaced: typeof deployment.reloadIfReplaced,
): void {
  const { entry = '', chunks = '', words = '', list, wait } = document.documentElement.dataset;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const clicks: HTMLElement[] = [];
  let started = false;

  const keepClick = (event: Event) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('[data-replay]');
    if (control) clicks.push(control);
    // Done is done, but it is to be counted.
    const link = target.closest<HTMLAnchorElement>('a[href^="tel:"],a[href*="//wa.me/"]');
    if (link) globalThis.earlyTaps = [...(globalThis.earlyTaps ?? []), link];
  };
  const start = () => {
    if (started) return;
    started = true;
    const scripts = chunks.split(' ');
    for (const href of [...scripts, entry]) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const file = fetch(words);
    file.catch(() => {});
    // All of the page's own script first: the application would put an error in the place of a page that lacks it.
    const starting = Promise.all(scripts.map(load))
      .then(() => load(entry))
      .then(async ({ start: bringToLife, hydrated }: typeof client) => {
        await bringToLife(file);
        await hydrated;
      });
    withTimeout(starting).then(replay, retry);
  };
  const load = (address: string) => import(/* @vite-ignore */ address);
  const replay = () => {
    removeEventListener('click', keepClick, true);
    for (const control of clicks) control.click();
  };
  // The next touch tries again, unless a new deployment has taken the script away: then the page reloads, once.
  const retry = (error: unknown) => {
    console.error(error);
    started = false;
    reloadIfReplaced().catch(() => {});
  };

  // A filtered gallery, or one with an item open, asks for other things first. The application reports failures.
  if (list && !location.search) {
    globalThis.firstItems = fetch(list);
    globalThis.firstItems.catch(() => {});
  }

  addEventListener('click', keepClick, true);
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  if (wait === '0') start();
  else addEventListener('load', () => setTimeout(start, Number(wait)));
}
