const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Braille's empty cell is a blank to the eye, and none to Unicode. */
const BLANK = /\u2800/g;

/**
 * What a reader sees of a text that is compared: programs copy marks of direction, joiners and
 * selectors with names and numbers.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANK, ' ');
}
