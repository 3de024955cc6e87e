import { documentData } from './document-data.ts';
import { showFirstPhotos } from './gallery/first-photos.ts';
import { reloadIfReplaced } from './load-chunk.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * The one script of a page that nobody has touched yet: an entry of the build (vite.config.ts),
 * which every document names. It starts the application when a visitor or a part of the page needs
 * it. document-data.ts lists what differs from page to page.
 */

/** One of these comes first, by finger, mouse, keyboard or screen reader. */
const TOUCH_EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** For so long after `load` the first pictures and fonts have the network for themselves. */
const SETTLED_MS = 2000;

const data = documentData();
const { browserTooOld } = data;
/** Only a page that is empty without the application has this element (build/document.ts). */
const loadFailed = document.getElementById('load-failed');
let isStarted = false;

/** Fetches the application beside all that the page needs, and hands the page over to it. */
function startApplication(): void {
  if (isStarted) return;
  isStarted = true;
  if (loadFailed) loadFailed.hidden = true;
  const { scripts, firstItems, photoSizes = '' } = data;
  // The gallery's first photos are fetched before the scripts that make them answer a tap.
  const fetchPriority = firstItems ? 'low' : 'auto';
  for (const href of scripts.split(' ')) if (href) preload({ href, fetchPriority });
  const pageData = {
    words: fetch(data.words),
    ...(data.layoutData && { layoutData: fetch(data.layoutData) }),
    // An address with a filter or an item asks for other items than the first ones.
    ...(firstItems && !location.search && { firstItems: fetch(firstItems) }),
  };
  pageData.firstItems?.then((response) => showFirstPhotos(response, photoSizes)).catch(() => {});
  const application = import('./entry-client.tsx');
  withTimeout(application.then((loaded) => loaded.hydratePage(pageData))).catch(allowAnotherStart);
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
  data.touched = '';
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

/** The background alone may be painted a frame earlier, which nobody can read. */
function onPaint(paints: PerformanceObserverEntryList): void {
  if (paints.getEntriesByName('first-contentful-paint')[0]) startApplication();
}

// Chrome 111 and iOS 16.4, the oldest browsers of the admin area, are the first to have it.
if (browserTooOld && !('isWellFormed' in String.prototype)) {
  document.body.prepend(browserTooOld);
} else {
  for (const touch of TOUCH_EVENTS) addEventListener(touch, onTouch, { passive: true });
  const hasBegun = scrollY > 0 || document.activeElement !== document.body;
  if (hasBegun) startApplication();
  // The gallery is empty without the application, but for its head, which is painted first.
  else if (data.firstItems)
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  else if (data.start === 'at-once') startApplication();
  else if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}
