/**
 * The path that was meant: a mail breaks the line right behind an address (`/gallery%0A`), or a
 * slash is typed twice, and Hosting may serve a page whose address the router does not know.
 */
export function tidyPath(path: string): string {
  const cut = path.replace(/(?:%0[9AD]|%20|%C2%A0|%E2%80%8B)+$/i, '');
  return cut.replace(/\/{2,}/g, '/') || '/';
}
