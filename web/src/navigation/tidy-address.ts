/**
 * Hosting serves the same page under several spellings of its address, which the router does not
 * know: `//gallery`, `/%67allery`. Puts the usual one into the place of it. An address that a mail
 * has broken (`/gallery%0A`) has no page: it leads to the one that was meant.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const path = tidyPath(pathname);
  const meant = withoutBlanks(path);
  if (meant !== path) location.replace(meant + search + hash);
  else if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/** RFC 3986, 6.2.2.2: letters, digits and -._~ mean the same when they are encoded. */
export function tidyPath(path: string): string {
  const decoded = path.replace(/%[2-7][\dA-F]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[\w.~-]/.test(character) ? character : code;
  });
  return decoded.replace(/\/{2,}/g, '/');
}

/** White space, of a broken line or of no width, at the end. */
export function withoutBlanks(path: string): string {
  return path.replace(/(?:%0[9AD]|%20|%C2%A0|%E2%80%8B)+$/i, '') || '/';
}
