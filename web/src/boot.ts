import { keepAdvertisement } from './contact-form/advertisement.ts';
import { documentData } from './document-data.ts';
import type { hydratePage } from './entry-client.tsx';
import { showFirstPhotos } from './gallery/first-photos.ts';
import { reloadIfReplaced } from './load-chunk.ts';
import { SCRIPT_LIMIT_MS, withTimeout } from './with-timeout.ts';

/**
 * The one script of a page that nobody has touched yet: a build of its own (build/bundles.ts),
 * which every document names. It starts the application when a visitor or a part of the page needs
 * it. document-data.ts lists what differs from page to page.
 */

/** One of these comes first, by finger, mouse, keyboard or screen reader. */
const TOUCH_EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** For so long after `load` the first pictures and fonts have the network for themselves. */
const SETTLED_MS = 2000;

/** A plot, a photo or a filter: the address asks for what only the application can show. */
const ASKED_IN_ADDRESS = /[?&](plot|item|service|town)=/;

const data = documentData();
/** Only a page that is empty without the application has this element (build/document.ts). */
const loadFailed = document.getElementById('load-failed');
let isStarted = false;

async function startApplication(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  if (loadFailed) loadFailed.hidden = true;
  const limit = new AbortController();
  const started = withTimeout(fetchAndHydrate(limit.signal));
  // What hangs would hold up the next start, which asks for it again.
  setTimeout(() => limit.abort(), SCRIPT_LIMIT_MS);
  try {
    await started;
  } catch (error) {
    allowAnotherStart(error);
  }
}

/**
 * Fetches the application beside all that the page needs, and hands the page over to it. Scripts
 * are imported when all of them are here: browsers of before summer 2026 never ask again for a
 * module that they could not get (https://github.com/whatwg/html/issues/6768).
 * @throws when one of the files cannot be had
 */
async function fetchAndHydrate(signal: AbortSignal): Promise<void> {
  const { firstItems, photoSizes = '', layoutData } = data;
  const scripts = data.scripts.split(' ');
  // An address with a filter or an item asks for other items than the first ones.
  const isList = firstItems && !ASKED_IN_ADDRESS.test(location.search);
  const list = isList ? fetch(firstItems) : undefined;
  list?.then((response) => showFirstPhotos(response, photoSizes)).catch(() => {});
  // The gallery's first photos are fetched before the scripts that make them answer a tap.
  const init: RequestInit = { signal, priority: list ? 'low' : 'auto' };
  const [words, layout] = await Promise.all([
    fetchText(data.words, { signal }),
    layoutData && fetchText(layoutData, { signal }),
    ...scripts.map((script) => fetchText(script, init)),
  ]);
  const application: { hydratePage: typeof hydratePage } = await import(
    /* @vite-ignore */ scripts[0] ?? ''
  );
  await application.hydratePage({ words, layout, firstItems: list });
}

/** @throws unless the file is here as a whole */
async function fetchText(address: string, init: RequestInit): Promise<string> {
  let response = await fetch(address, init);
  // The browser may have kept the answer of a day on which the file was not there.
  if (!response.ok) response = await fetch(address, { ...init, cache: 'reload' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
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
  if (ASKED_IN_ADDRESS.test(location.search)) startApplication();
  else setTimeout(startNearLivePart, SETTLED_MS);
}

/** The background alone may be painted a frame earlier, which nobody can read. */
function onPaint(paints: PerformanceObserverEntryList): void {
  if (paints.getEntriesByName('first-contentful-paint')[0]) startApplication();
}

/** Chrome 111 is the first that mixes colours, Safari 16.4 and Firefox 113 the first to compress. */
function isOldBrowser(): boolean {
  return !('CompressionStream' in window && CSS.supports('color', 'color-mix(in lab,red,red)'));
}

/** A browser never asks again for a picture that it could not get. */
function fetchLostPictures(): void {
  for (const picture of document.images) {
    // Firefox 115 says so of an SVG without a width, too, which it can decode.
    if (picture.complete && picture.naturalWidth === 0)
      picture.decode().catch(async () => {
        const { src, currentSrc } = picture;
        // The browser may have kept a 404. From Storage the page may fetch nothing.
        if (currentSrc.startsWith(location.origin))
          await fetch(currentSrc, { cache: 'reload' }).catch(() => {});
        picture.src = src;
      });
  }
}

function waitForTouch(): void {
  for (const touch of TOUCH_EVENTS) addEventListener(touch, onTouch, { passive: true });
  // Reading `scrollY` lays the page out, which a frame does anyway, and not before its fonts.
  requestAnimationFrame(() => {
    if (scrollY > 0 || document.activeElement !== document.body) startApplication();
  });
  // The gallery is empty without the application, but for its head, which is painted first.
  if (data.firstItems) new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  else if (data.start === 'at-once') startApplication();
  else if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}

if (isOldBrowser()) {
  if (loadFailed) Object.assign(loadFailed, { hidden: false, textContent: data.browserTooOld });
} else {
  keepAdvertisement();
  for (const chance of ['pointerdown', 'online']) addEventListener(chance, fetchLostPictures);
  waitForTouch();
}
