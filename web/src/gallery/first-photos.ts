import type { Item } from '@theni/contract';
import { srcSetOf } from '../ui/src-set.ts';

/**
 * Shows the gallery's first two photos before the application is here: without it a visitor on a
 * slow phone would see none for another second. `--first-photo-1` and `--first-photo-2` are set on
 * <html>, where React renders nothing, and gallery-page.module.css draws them in the first two
 * skeletons. The application then shows the same pictures.
 * @param list the answer to the gallery's first request; the application says what is wrong with it
 */
export async function showFirstPhotos(list: Response, sizes: string): Promise<void> {
  const items: Item[] = await list.clone().json();
  for (const [index, { Variants = [], Avif = [] }] of items.slice(0, 2).entries()) {
    const picture = document.createElement('picture');
    const source = document.createElement('source');
    const image = new Image();
    source.type = 'image/avif';
    source.sizes = image.sizes = sizes;
    source.srcset = srcSetOf(Avif) ?? '';
    image.fetchPriority = 'high';
    image.onload = () => {
      const { style } = document.documentElement;
      style.setProperty(`--first-photo-${index + 1}`, `url("${image.currentSrc}")`);
    };
    // The request begins when the image has its sources.
    picture.append(source, image);
    image.srcset = srcSetOf(Variants) ?? '';
  }
}
