import { showFirstPhotos } from './gallery/first-photos.ts';
import { reloadIfReplaced } from './load-chunk.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * The one script of a page that nobody has touched yet: an entry of the build (vite.config.ts),
 * which every document names. It starts the application when a visitor or a part of the page needs
 * it. What differs from page to page stands in <html>, where build/document.ts has written it.
 */

/** Whatever a visitor does first, by finger, mouse, keyboard or screen reader. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** The first pictures and fonts have the line for themselves until the page has settled. */
const SETTLED_MS = 2000;

const { dataset } = document.documentElement;
const { browserTooOld } = dataset;
/** Only a page that is empty without the application has it (build/document.ts). */
const loadFailed = document.getElementById('load-failed');
let isStarted = false;

/** Fetches the application with all that the page needs, side by side, and hands the page over. */
function startApplication(): void {
  if (isStarted) return;
  isStarted = true;
  if (loadFailed) loadFailed.hidden = true;
  const { scripts = '', words = '', layout, list, photoSizes = '' } = dataset;
  // The gallery's first photos are to be seen before what makes them answer a tap.
  const fetchPriority = list ? 'low' : 'auto';
  for (const href of scripts.split(' ').filter(Boolean)) preload({ href, fetchPriority });
  const data = {
    words: fetch(words),
    ...(layout && { layout: fetch(layout) }),
    // The gallery's first items, unless its address has a filter.
    ...(list && !location.search && { list: fetch(list) }),
  };
  data.list?.then((response) => showFirstPhotos(response, photoSizes)).catch(() => {});
  const application = import('./entry-client.tsx');
  withTimeout(application.then((loaded) => loaded.hydratePage(data))).catch(allowAnotherStart);
}

function preload(script: Partial<HTMLLinkElement>): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', ...script }));
}

/**
 * The next touch may start the application again. When a new deployment has taken the script away,
 * the page reloads, once.
 */
function allowAnotherStart(error: unknown): void {
  console.error(error);
  isStarted = false;
  if (loadFailed) loadFailed.hidden = false;
  reloadIfReplaced().catch(() => {});
}

function onTouch(): void {
  dataset.touched = '';
  startApplication();
}

/**
 * A carousel, a plan, a form …: parts that live by script are marked so where they are rendered.
 * An observer does not make the browser lay out what is far below the view.
 */
function startNearLivePart(): void {
  const observer = new IntersectionObserver(
    (parts) => {
      observer.disconnect();
      if (parts.some(({ isIntersecting }) => isIntersecting)) startApplication();
    },
    { rootMargin: '50% 0%' },
  );
  for (const part of document.querySelectorAll('[data-live-part]')) observer.observe(part);
}

function onLoad(): void {
  // A plot, a photo, a filter, a campaign: the address asks for what only the application can do.
  if (location.search) startApplication();
  else setTimeout(startNearLivePart, SETTLED_MS);
}

// Chrome 111 and iOS 16.4, the oldest browsers of the admin area, are the first to have it.
if (browserTooOld && !('isWellFormed' in String.prototype)) {
  document.body.prepend(browserTooOld);
} else {
  for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true });
  const hasBegun = scrollY > 0 || document.activeElement !== document.body;
  if (hasBegun) startApplication();
  // The gallery is empty without the application, but for its head, which is painted first.
  else if (dataset.list)
    new PerformanceObserver(startApplication).observe({ type: 'paint', buffered: true });
  // So is the admin area.
  else if (dataset.start === 'at-once') startApplication();
  else if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}
