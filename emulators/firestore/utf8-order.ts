/**
 * Orders two strings by their UTF-8 bytes. JavaScript compares UTF-16 units, which puts characters
 * outside the basic plane (surrogates, D800–DFFF) before U+E000–U+FFFF; their bytes stand after.
 */
export function compareUtf8(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) {
      return Number(isSurrogate(a)) - Number(isSurrogate(b)) || a - b;
    }
  }
  return left.length - right.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
