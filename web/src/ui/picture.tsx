import type { Picture as PictureFile } from '../pictures/pictures.ts';
import css from './picture.module.css';

interface Props {
  picture: PictureFile;
  /** Another drawing for upright screens, up to 47.99rem wide. */
  tall?: PictureFile;
  alt: string;
  sizes?: string;
  /** In the first view: fetched at once and before other pictures. */
  first?: boolean;
}

export function Picture({ picture, tall, alt, sizes = '100vw', first = false }: Props) {
  return (
    <picture className={css.picture} style={{ backgroundColor: picture.color }}>
      {tall && <Sources picture={tall} sizes={sizes} media="(max-width: 47.99rem)" />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

function Sources(props: { picture: PictureFile; sizes: string; media?: string }) {
  const { picture, ...source } = props;
  const size = { width: picture.width, height: picture.height };
  return (
    <>
      {picture.avif && <source {...source} {...size} type="image/avif" srcSet={picture.avif} />}
      <source {...source} {...size} type="image/webp" srcSet={picture.webp} />
    </>
  );
}
