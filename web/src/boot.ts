import type { Item } from '@theni/contract';

declare global {
  /** The answer to the document's own request for its list, until the application takes it. */
  var firstFiles: Promise<Response> | undefined;
}

/**
 * The one inline script. It fetches the application two seconds after the page is there, or at the visitor's first
 * touch, and keeps the clicks on controls that cannot work without it (`data-replay`) until then. In the gallery it
 * asks for the list at once and shows the first pictures, so that they need not wait for React.
 * Its text is constant, because its hash stands in firebase.json (build/boot-script.ts): what differs from page to page is read from <html>.
 */
export function boot(): void {
  const { entry = '', chunks = '', list, wait } = document.documentElement.dataset;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const clicks: HTMLElement[] = [];
  let started = false;

  const keepClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (control) clicks.push(control);
  };
  const start = () => {
    if (started) return;
    started = true;
    for (const href of chunks.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    import(/* @vite-ignore */ entry).then(replay, retry).catch(() => {});
  };
  const replay = (application: { hydrated: Promise<void> }) =>
    application.hydrated.then(() => {
      removeEventListener('click', keepClick, true);
      for (const control of clicks) control.click();
    });
  // The next touch tries again, unless a new deployment has taken the script away: then the page reloads, once.
  const retry = async (error: unknown) => {
    console.error(error);
    started = false;
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' });
    if (status !== 404 || sessionStorage.reloaded === entry) return;
    sessionStorage.reloaded = entry;
    location.reload();
  };
  const showFirstPictures = async (address: string) => {
    globalThis.firstFiles = fetch(address);
    const items: Item[] = await (await globalThis.firstFiles).clone().json();
    // All are measured before one changes: each change would have the page laid out anew.
    const places = [...document.querySelectorAll<HTMLImageElement>('img[data-first]')].filter(
      (place) => place.getBoundingClientRect().top < innerHeight,
    );
    const shown = places.map((place, index) => {
      const { FileType = '', Variants = [] } = items[index] ?? {};
      if (!FileType.startsWith('image/') || Variants.length === 0) return undefined;
      place.srcset = Variants.map(({ Url, Width }) => `${Url} ${Width}w`).join();
      return place.decode().catch(() => place.removeAttribute('srcset'));
    });
    await Promise.all(shown);
  };

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  // A filtered gallery, or one with an item open, asks for other things first. The application tells of failures.
  const wanted = list && !location.search;
  const pictures = wanted ? showFirstPictures(list).catch(() => {}) : Promise.resolve();
  const settled = () => pause(Number(wait)).then(start);

  addEventListener('click', keepClick, true);
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  if (wait === '0') start();
  else addEventListener('load', () => Promise.race([pictures, pause(3000)]).then(settled));
}
