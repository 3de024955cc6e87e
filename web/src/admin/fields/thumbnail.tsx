import { isDrawing } from '@theni/content/pictures';
import { previewDrawing } from '../editor/preview-drawing.ts';
import { adminText } from '../texts.ts';
import css from './fields.module.css';
import { SHOWN_WIDTH, useFilePicture } from './uploaded-files.ts';

export function Thumbnail({ file }: { file: string }) {
  const drawing = isDrawing(file) ? previewDrawing(file) : undefined;
  const uploaded = useFilePicture(drawing || !file ? undefined : file, SHOWN_WIDTH);
  const url = drawing?.kind === 'picture' ? drawing.variants[0]?.Url : uploaded.src;
  if (url) return <img src={url} alt="How it looks now" className={css.thumbnail} />;
  return uploaded.isLoading ? adminText.loading : 'The picture could not be loaded.';
}
