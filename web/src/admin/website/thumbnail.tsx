import { isDrawing } from '@theni/content/pictures';
import { drawingFile } from '../editor/drawing-file.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';
import websiteCss from './website.module.css';
import { websiteText } from './words.ts';

export function Thumbnail({ file }: { file: string }) {
  const uploaded = useShownFiles(isDrawing(file) || !file ? [] : [file])[file];
  const shown = isDrawing(file) ? drawingFile(file) : uploaded;
  const url = shown?.kind === 'picture' ? shown.variants[0]?.Url : undefined;
  if (!url) return websiteText.loading;
  return <img src={url} alt={websiteText.picture.shown} className={websiteCss.thumbnail} />;
}
