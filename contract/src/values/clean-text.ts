/**
 * Takes out what no reader sees: control characters, halves of characters, marks that turn the
 * direction of what follows them, and the marks of the owner's preview (tag characters), which he
 * copies with a text. Word and PowerPoint break a line
 * by U+000B, other programs by U+2028 or U+2029.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\v\u2028\u2029]/g, '\n')
    .replace(/\u2060?[\u{E0000}-\u{E007F}]+/gu, '')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');
}
