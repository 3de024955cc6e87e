import { pages } from '../src/content/pages.ts';
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
  const source = moduleOf(path);
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!page) throw new Error(`No chunk is made from ${source}.`);
  add(page.fileName);
  return [...found];
}

function moduleOf(path: string): string {
  const page = (Object.keys(pages) as PageName[]).find((name) => pages[name].path === path);
  return page ? `/pages/${pageModules[page]}.tsx` : '/admin/index.tsx';
}

type PageName = keyof typeof pages;

/** As routes.tsx imports them; the admin's pages are one module. */
const pageModules: Record<PageName, string> = {
  home: 'home/home-page',
  about: 'about/about-page',
  contact: 'contact/contact-page',
  plots: 'plots/plots-page',
  construction: 'construction/construction-page',
  road: 'road-work/road-work-page',
  gallery: 'gallery/gallery-page',
  privacy: 'privacy/privacy-page',
  messageSent: 'contact/contact-page',
  messageFailed: 'contact/contact-page',
  notFound: 'not-found/not-found-page',
};
