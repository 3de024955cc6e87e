import type { ClientBundle } from './bundles.ts';

/** The entry with all that it imports, and the page's own chunk with all that this imports. */
export function pageChunks({ chunks, entry }: ClientBundle, path: string) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<(typeof chunks)[number]>();
  const add = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  add(entry.slice(1));
  const source = path.startsWith('/admin')
    ? '/src/admin/index.tsx'
    : `/pages/${pageModules[path] ?? 'not-found-page'}.tsx`;
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!page) throw new Error(`No chunk is made from ${source}.`);
  add(page.fileName);
  return [...found];
}

const pageModules: Record<string, string> = {
  '/': 'home-page',
  '/about-us': 'about-page',
  '/contact-us': 'contact-page',
  '/contact-us/sent': 'contact-page',
  '/contact-us/failed': 'contact-page',
  '/service-plots': 'plots-page',
  '/service-construction': 'construction-page',
  '/service-roadwork': 'road-work-page',
  '/gallery': 'gallery-page',
};
