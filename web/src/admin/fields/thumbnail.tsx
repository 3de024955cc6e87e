import { type PictureFile, picturesOf } from '../../pictures/pictures.ts';
import css from './fields.module.css';
import { SHOWN_WIDTH, useFilePicture } from './uploaded-files.ts';

const drawings: Partial<Record<string, PictureFile>> = picturesOf(
  import.meta.glob<string>('../../pictures/made/*.webp', {
    eager: true,
    import: 'default',
    query: '?url&no-inline',
  }),
);

export function Thumbnail({ file }: { file: string }) {
  const drawing = drawings[file];
  const uploaded = useFilePicture(drawing || !file ? undefined : file, SHOWN_WIDTH);
  const url = drawing?.src ?? uploaded.src;
  if (!file) return null;
  if (url) return <img src={url} alt="How it looks now" className={css.thumbnail} />;
  return uploaded.isLoading ? 'Loading..' : 'The picture could not be loaded.';
}
