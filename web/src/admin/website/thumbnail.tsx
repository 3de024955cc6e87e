import { isDrawing } from '@theni/content/pictures';
import { useShownFiles } from '../documents/use-content-file.ts';
import { drawingAddress } from './drawing-files.ts';
import css from './picture-field.module.css';
import { websiteText } from './words.ts';

const text = websiteText.picture;

/** 'card-plots' → 'Card plots', 'road1' → 'Road 1' */
export function drawingName(drawing: string): string {
  const words = drawing.replace(/-|(?=\d)/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A picture that the content names, small. */
export function Thumbnail({ file }: { file: string }) {
  const url = usePictureUrl(file);
  const name = isDrawing(file) ? text.drawn(drawingName(file)) : text.own;
  return url ? <img src={url} alt={name} className={css.thumbnail} /> : name;
}

/** @returns undefined until it is loaded */
export function usePictureUrl(file: string): string | undefined {
  const uploaded = useShownFiles(isDrawing(file) || !file ? [] : [file])[file];
  if (isDrawing(file)) return drawingAddress(file);
  return uploaded?.Kind === 'picture' ? uploaded.Variants[0]?.Url : undefined;
}
