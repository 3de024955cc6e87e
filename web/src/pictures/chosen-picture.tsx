import type { PictureChoice } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { Picture, type PictureProps, pictureFromCover } from '../ui/picture.tsx';
import { drawing, isDrawingName, type PictureFile } from './pictures.ts';

interface ChosenProps extends Omit<PictureProps, 'picture' | 'focus'> {
  choice: PictureChoice;
}

/** The drawing or upload that the owner has chosen. */
export function ChosenPicture({ choice, ...picture }: ChosenProps) {
  const { files } = useWords();
  const mark = useEditMark();
  const shown = chosenFile(choice.file, files[choice.file]);
  return <Picture picture={shown} focus={choice} {...picture} {...mark(choice)} />;
}

function chosenFile(name: string, uploaded: PublishedFile | undefined): PictureFile {
  if (isDrawingName(name)) return drawing(name);
  // An upload that the preview cannot have, or not yet.
  return uploaded?.kind === 'picture' ? pictureFromCover(uploaded) : drawing('about');
}
