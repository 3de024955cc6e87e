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

/**
 * What Tamil writes in two ways that look the same and are not the same to Unicode (L2/18-207): Sri
 * with another S, and the vowel AU, as a sign and as a letter, in two parts.
 */
const LOOK_ALIKES = [
  ['\u0bb6\u0bcd\u0bb0\u0bc0', '\u0bb8\u0bcd\u0bb0\u0bc0'],
  ['\u0bcc', '\u0bc6\u0bb3'],
  ['\u0b94', '\u0b92\u0bb3'],
] as const;

/** Texts that look the same become one, in canonical form; capitals stay. */
export function likeLetters(text: string): string {
  let alike = text.normalize('NFC');
  for (const [one, other] of LOOK_ALIKES) alike = alike.replaceAll(one, other);
  return alike;
}
