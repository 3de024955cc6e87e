/**
 * Replaces the address by the spelling that the router knows: Hosting serves a page under others
 * too, such as `//gallery` and `/%67allery`. An address that a mail has broken (`/gallery%0A`) has
 * no page: it leads to the page that was meant.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const path = tidyPath(pathname);
  const meant = withoutBlanks(path);
  if (meant !== path) location.replace(meant + search + hash);
  else if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/** Letters, digits and -._~ mean the same when they are encoded (RFC 3986, 6.2.2.2). */
export function tidyPath(path: string): string {
  const decoded = path.replace(/%[2-7][\dA-F]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[\w.~-]/.test(character) ? character : code;
  });
  return decoded.replace(/\/{2,}/g, '/');
}

/** Cuts white space at the end, as a broken line or a sign of no width leaves it. */
export function withoutBlanks(path: string): string {
  return path.replace(/(?:%0[9AD]|%20|%C2%A0|%E2%80%8B)+$/i, '') || '/';
}
