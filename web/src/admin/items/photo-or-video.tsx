import type { Item } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/limits';
import { srcSetOf } from '../../ui/src-set.ts';

/** Specification §2: a video with controls when its type is video/mp4, else an image. */
export function PhotoOrVideo({ item }: { item: Item }) {
  const name = item.Service.trim();
  if (item.FileType === VIDEO_TYPE) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: videos of building sites carry no speech.
      <video
        controls
        preload="none"
        src={item.FileUrl}
        poster={item.PosterUrl}
        width={item.Width}
        height={item.Height}
        aria-label={name}
      />
    );
  }
  return (
    <img
      loading="lazy"
      decoding="async"
      src={item.FileUrl}
      srcSet={srcSetOf(item.Variants)}
      sizes="(min-width: 40rem) 20rem, 50vw"
      alt={name}
      width={item.Width}
      height={item.Height}
    />
  );
}
