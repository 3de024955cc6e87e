/** An address with a `%` that stands for nothing; superstatic would fail over it, where Hosting answers 400. */
export function isMalformed(url = ''): boolean {
  try {
    decodeURI(url);
    return false;
  } catch {
    return true;
  }
}
