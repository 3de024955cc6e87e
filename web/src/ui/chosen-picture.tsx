import type { Drawing, PictureChoice } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';
import type { Picture as PictureFile } from '../pictures/pictures.ts';
import { useEditMark, useWords } from '../words/words.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { srcSetOf } from './src-set.ts';

interface Props extends Omit<PictureProps, 'picture' | 'focus'> {
  choice: PictureChoice;
  /** Those that the page carries, the usual one first; it has others among its words. */
  drawings: Partial<Record<Drawing, PictureFile>>;
}

/** The picture that the owner has chosen for a place. */
export function ChosenPicture({ choice, drawings, ...picture }: Props) {
  const { files } = useWords();
  const mark = useEditMark();
  const own = drawings[choice.file as Drawing] ?? pictureOf(files[choice.file]);
  const [usual] = Object.values(drawings);
  const shown = own ?? usual;
  return shown ? <Picture picture={shown} focus={choice} {...picture} {...mark(choice)} /> : null;
}

function pictureOf(file: PublishedFile | undefined): PictureFile | undefined {
  if (file?.Kind !== 'picture') return undefined;
  const { Width, Height, Colour, Variants } = file;
  return {
    width: Width,
    height: Height,
    color: Colour,
    webp: srcSetOf(Variants) ?? '',
    src: Variants.at(1)?.Url ?? Variants[0]?.Url ?? '',
  };
}
