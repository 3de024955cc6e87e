import { drawing, isDrawing } from '../../pictures/pictures.ts';
import css from './fields.module.css';
import { SHOWN_WIDTH, useFilePicture } from './uploaded-files.ts';

export function Thumbnail({ file }: { file: string }) {
  const isDrawn = isDrawing(file);
  const uploaded = useFilePicture(isDrawn || !file ? undefined : file, SHOWN_WIDTH);
  const url = isDrawn ? drawing(file).src : uploaded.src;
  if (!file) return null;
  if (url) return <img src={url} alt="How it looks now" className={css.thumbnail} />;
  return uploaded.isLoading ? 'Loading..' : 'The picture could not be loaded.';
}
