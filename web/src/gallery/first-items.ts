import type { Item, Variant } from '@theni/contract';

declare global {
  /** The response to the document's own request for its list, until the application takes it. */
  var firstItems: Promise<Response> | undefined;
}

/**
 * The gallery's inline script, whose hash stands in the policy as that of `boot.ts` does. It fetches the
 * list and its first pictures ahead of React, and shows them where the items are about to be.
 */
export function fetchFirstItems(address: string): void {
  const srcSetOf = (variants: Variant[]) =>
    `${variants.map(({ Url, Width }) => `${Url} ${Width}w`)}`;
  const showPictures = async (response: Response) => {
    const items: Item[] = await response.clone().json();
    const places = document.querySelectorAll<HTMLElement>('[data-sizes]>[aria-hidden]');
    for (const [index, { Variants = [], Avif = [] }] of items.slice(0, 2).entries()) {
      const { style, parentElement } = places[index] as HTMLElement;
      const picture = document.createElement('picture');
      const source = document.createElement('source');
      const image = new Image();
      source.type = 'image/avif';
      source.sizes = image.sizes = parentElement?.dataset.sizes ?? '';
      source.srcset = srcSetOf(Avif);
      // The second one may wait: it is below the first, or beside it.
      image.fetchPriority = index === 0 ? 'high' : 'auto';
      image.onload = () => {
        style.background = `url("${image.currentSrc}") 50%/cover content-box`;
      };
      picture.append(source, image);
      image.srcset = srcSetOf(Variants);
    }
  };

  // A filtered gallery, or one with an item open, needs others. The application reports failures.
  if (location.search) return;
  globalThis.firstItems = fetch(address);
  globalThis.firstItems.then(showPictures).catch(() => {});
}
