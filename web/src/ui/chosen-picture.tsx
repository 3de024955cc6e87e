import type { Drawing, PictureChoice } from '@theni/content/pictures';
import type { Picture as PictureFile } from '../pictures/pictures.ts';
import { useEditMark, useWords } from '../words/words.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { pictureOf } from './picture-of.ts';

interface Props extends Omit<PictureProps, 'picture' | 'focus'> {
  choice: PictureChoice;
  /** Those that the page carries, the usual one first; it has others among its words. */
  drawings: Partial<Record<Drawing, PictureFile>>;
}

/** The picture that the owner has chosen for a place. */
export function ChosenPicture({ choice, drawings, ...picture }: Props) {
  const { files } = useWords();
  const mark = useEditMark();
  const file = files[choice.file];
  const uploaded = file?.Kind === 'picture' ? pictureOf(file) : undefined;
  const own = drawings[choice.file as Drawing] ?? uploaded;
  const [usual] = Object.values(drawings);
  const shown = own ?? usual;
  return shown ? <Picture picture={shown} focus={choice} {...picture} {...mark(choice)} /> : null;
}
