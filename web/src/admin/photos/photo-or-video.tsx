import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import { srcSetOf } from '../../ui/src-set.ts';
import css from './photos.module.css';

/** Specification §2: a video with controls when its type is video/mp4, else an image. */
export function PhotoOrVideo({ item }: { item: Item }) {
  const { FileUrl, PosterUrl, Service, Variants, Width, Height } = item;
  const shared = { src: FileUrl, width: Width, height: Height, className: css.picture };
  const name = Service.trim();
  return item.FileType === VIDEO_TYPE ? (
    <video {...shared} controls preload="none" poster={PosterUrl} aria-label={name} />
  ) : (
    <img
      {...shared}
      loading="lazy"
      decoding="async"
      srcSet={srcSetOf(Variants)}
      sizes="(min-width: 40rem) 20rem, 50vw"
      alt={name}
    />
  );
}
