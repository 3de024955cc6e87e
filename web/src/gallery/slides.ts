import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import type { Slide } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/video';
import { posterOf } from './media-sources.ts';

/** An item as the lightbox shows it. */
export type ItemSlide = Slide & { item: Item };

export function toSlide(item: Item): ItemSlide {
  const { FileType, FileUrl, Width, Height, Variants, Service, Alt } = item;
  if (FileType === VIDEO_TYPE) {
    const sources = [{ src: FileUrl, type: VIDEO_TYPE }];
    return { item, type: 'video', width: Width, height: Height, poster: posterOf(item), sources };
  }
  const heightAt = (width: number) => Math.round((width * Height) / Width);
  const srcSet = Variants?.map((variant) => ({
    src: variant.Url,
    width: variant.Width,
    height: heightAt(variant.Width),
  }));
  return {
    item,
    src: srcSet?.at(-1)?.src ?? FileUrl,
    alt: Alt || Service,
    width: Width,
    height: Height,
    ...(srcSet?.length && { srcSet }),
  };
}
