import type { Item } from '@theni/contract';

declare global {
  /** The answer to the document's own request for its list, until the application takes it. */
  var firstItems: Promise<Response> | undefined;
}

/**
 * The gallery's inline script. It asks for the list and its first pictures at once, so that these need not wait for React,
 * and shows the pictures where the items are about to be. As with `boot.ts`, the hash of its text stands in the policy.
 */
export function fetchFirstItems(address: string): void {
  const showPictures = async (answer: Response) => {
    const items: Item[] = await answer.clone().json();
    const places = document.querySelectorAll<HTMLElement>('[data-sizes]>[aria-hidden]');
    for (const [index, { Variants = [] }] of items.slice(0, 2).entries()) {
      const { style, parentElement } = places[index] as HTMLElement;
      const picture = new Image();
      picture.fetchPriority = 'high';
      picture.sizes = parentElement?.dataset.sizes ?? '';
      picture.srcset = `${Variants.map(({ Url, Width }) => `${Url} ${Width}w`)}`;
      picture.onload = () => {
        style.background = `url("${picture.currentSrc}") 50%/cover content-box`;
      };
    }
  };

  // A filtered gallery, or one with an item open, asks for other things first. The application reports failures.
  if (location.search) return;
  globalThis.firstItems = fetch(address);
  globalThis.firstItems.then(showPictures).catch(() => {});
}
