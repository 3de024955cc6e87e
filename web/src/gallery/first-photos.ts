import type { Item } from '@theni/contract';
import { srcSetOf } from '../ui/src-set.ts';

/**
 * Shows the gallery's first photos in their places before the application is here, which then puts
 * the same pictures there: on a slow phone a visitor would else see none for another second. A
 * style of its own does it, so that React finds the served page as it was.
 * @param list the answer to the gallery's first request; whatever is wrong with it the application
 * says
 */
export async function showFirstPhotos(list: Response): Promise<void> {
  const items: Item[] = await list.clone().json();
  const grid = document.querySelector<HTMLElement>('[data-photo-sizes]');
  for (const [index, { Variants = [], Avif = [] }] of items.slice(0, 2).entries()) {
    const picture = document.createElement('picture');
    const source = document.createElement('source');
    const image = new Image();
    const style = document.createElement('style');
    source.type = 'image/avif';
    source.sizes = image.sizes = grid?.dataset.photoSizes ?? '';
    source.srcset = srcSetOf(Avif) ?? '';
    image.fetchPriority = 'high';
    image.onload = () => {
      const place = `[data-photo-sizes]>[aria-hidden]:nth-child(${index + 1})`;
      style.textContent = `${place}{background:url("${image.currentSrc}") 50%/cover content-box}
        ${place}::before{visibility:hidden}`;
      document.head.append(style);
    };
    // The request begins when the image has its sources.
    picture.append(source, image);
    image.srcset = srcSetOf(Variants) ?? '';
  }
}
