import type * as deployment from './deployment.ts';
import type * as client from './entry-client.tsx';

/**
 * The inline script of each page. It fetches the application and its words two seconds after the page is there, or at the visitor's first
 * touch, and keeps the clicks on controls that cannot work without it (`data-replay`) until then.
 * Its text is constant, because its hash stands in the Content-Security-Policy (build/content-security-policy.ts): what differs from page to page is read from <html>.
 */
export function boot(
  withTimeout: typeof deployment.withTimeout,
  reloadIfReplaced: typeof deployment.reloadIfReplaced,
): void {
  const { dataset } = document.documentElement;
  const { entry = '', chunks = '', words = '', wait, tooOld } = dataset;
  const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'];
  const clicks: HTMLElement[] = [];
  let started = false;

  const keepClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (control) clicks.push(control);
  };
  const start = () => {
    if (started) return;
    started = true;
    const scripts = chunks.split(' ');
    const preloads = [...scripts, entry].map((file) => `<link rel="modulepreload" href="${file}">`);
    document.head.insertAdjacentHTML('beforeend', preloads.join(''));
    const response = fetch(words);
    response.catch(() => {});
    withTimeout(bringToLife(scripts, response)).then(replay, retry);
  };
  // All of the page's own script first: the application would put an error in the place of a page that lacks it.
  // One after the other, so that a touch need not wait for all of it.
  const bringToLife = async (scripts: string[], response: Promise<Response>) => {
    for (const script of scripts) await load(script);
    const application: typeof client = await load(entry);
    await application.start(response);
    await application.hydrated;
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

  // Where a visitor comes back to a place on the page, what is above it is as high as it was.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) delete dataset.late;

  // As young as the browsers that the admin area is for: Chrome 111, iOS 16.4.
  if (tooOld && !('isWellFormed' in String.prototype)) {
    document.body.prepend(tooOld);
    return;
  }
  addEventListener('click', keepClick, true);
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  if (wait === '0') start();
  else addEventListener('load', () => setTimeout(start, Number(wait)));
}
