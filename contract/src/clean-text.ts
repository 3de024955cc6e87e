/**
 * A text without what no reader sees: control characters and halves of characters. Word and
 * PowerPoint break a line by U+000B, other programs by U+2028 or U+2029.
 */
export function cleanText(text: string): string {
  return text.replace(/[\v\u2028\u2029]/g, '\n').replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');
}
