import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import type { Slide } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/captions';
import type {} from 'yet-another-react-lightbox/plugins/video';
import { posterOf } from '../projects/media-sources.ts';

/** An item as the lightbox shows it. */
export function toSlide(item: Item): Slide {
  const { FileType, FileUrl, Width, Height, Variants, Location, Service, Alt } = item;
  const description = Alt || Service.trim();
  if (FileType === VIDEO_TYPE) {
    const sources = [{ src: FileUrl, type: VIDEO_TYPE }];
    return {
      type: 'video',
      width: Width,
      height: Height,
      poster: posterOf(item),
      sources,
      // Not below: there the film has its controls.
      title: `${Location}, ${description}`,
    };
  }
  const heightAt = (width: number) => Math.round((width * Height) / Width);
  const srcSet = Variants?.map((variant) => ({
    src: variant.Url,
    width: variant.Width,
    height: heightAt(variant.Width),
  }));
  return {
    src: srcSet?.at(-1)?.src ?? FileUrl,
    alt: Alt || Service,
    width: Width,
    height: Height,
    ...(srcSet?.length && { srcSet }),
    title: Location,
    description,
  };
}
