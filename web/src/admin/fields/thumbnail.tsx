import { isDrawing } from '@theni/content/pictures';
import { previewDrawing } from '../editor/preview-drawing.ts';
import css from './fields.module.css';
import { useShownFiles } from './uploaded-files.ts';

export function Thumbnail({ file }: { file: string }) {
  const uploaded = useShownFiles(isDrawing(file) || !file ? [] : [file])[file];
  const shown = isDrawing(file) ? previewDrawing(file) : uploaded;
  const url = shown?.kind === 'picture' ? shown.variants[0]?.Url : undefined;
  if (!url) return 'Loading..';
  return <img src={url} alt="How it looks now" className={css.thumbnail} />;
}
