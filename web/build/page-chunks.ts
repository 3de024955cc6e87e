import type { AnyPage } from '../src/pages.ts';
import type { ClientBundle } from './bundles.ts';

type Chunk = ClientBundle['chunks'][number];

/** The entry and the page's own chunk with all that they import: each after what it stands on. */
export function pageChunks({ chunks, entry }: ClientBundle, page: AnyPage): Chunk[] {
  const found: Chunk[] = [];
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(add);
    found.push(chunk);
  };
  add(entry.slice(1));
  const source = componentFile(page);
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!own) throw new Error(`No chunk is made from ${source}.`);
  add(own.fileName);
  return found;
}

/** Chunks whose styles are of what a document has after its first screen. */
const BELOW = ['below', 'layout-below'];
/** On a layout's page the form does, too. */
const BELOW_ON_LAYOUT = [...BELOW, 'form', 'contact-form'];

/** The style sheets of a page's chunks, in the order in which they override each other. */
export function stylesOf({ styles }: ClientBundle, chunks: Chunk[], page: AnyPage) {
  const names = page === 'layout' ? BELOW_ON_LAYOUT : BELOW;
  const isBelow = ({ name }: Chunk) => names.includes(name);
  // The entry's first: what a page says of its own goes before what all share.
  const byEntry = (one: Chunk, other: Chunk) => Number(other.isEntry) - Number(one.isEntry);
  const sheetsOf = (of: Chunk[]) => {
    const sheets = of
      .toSorted(byEntry)
      .flatMap(({ viteMetadata: made }) => [...(made?.importedCss ?? [])]);
    const files = [...new Set(sheets)];
    return {
      text: files.map((file) => styles.get(file)).join(''),
      addresses: files.map((file) => `/${file}`),
    };
  };
  return {
    first: sheetsOf(chunks.filter((chunk) => !isBelow(chunk))),
    below: sheetsOf(chunks.filter(isBelow)),
  };
}

/**
 * A page `roadWork` stands in a file `road-work-page.tsx`; the admin's pages are one module, and so
 * is what becomes of a message.
 */
function componentFile(page: AnyPage): string {
  if (page === 'admin') return '/admin/index.tsx';
  if (page === 'messageSent' || page === 'messageFailed') return componentFile('contact');
  return `/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
}
