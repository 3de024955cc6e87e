import type { PageName } from '@theni/contract/site-map';
import { type Content, shipped } from './index.ts';
import { labelAt } from './labels.ts';

export interface Section {
  key: string;
  name: string;
  page: PageName;
  parts: (keyof Content)[];
}

/** What changes most stands first. */
const known: Section[] = [
  section('company', { page: 'contact' }),
  section('people', { page: 'about' }),
  section('home', { parts: ['home', 'defaultProjects'] }),
  section('about'),
  section('plots'),
  section('construction'),
  section('roadWork'),
  section('gallery', { parts: ['gallery', 'serviceNames'] }),
  section('layouts', { parts: ['layoutList', 'layoutPage'] }),
  section('contact', { parts: ['contact', 'map'] }),
  section('privacy'),
  section('frame', { page: 'home', parts: ['frame', 'serviceFrame', 'notFound'] }),
  section('pages', { page: 'home', parts: ['pages', 'pageTitle'] }),
];

const named = known.flatMap(({ parts }) => parts);
const rest = (Object.keys(shipped) as (keyof Content)[]).filter((part) => !named.includes(part));

/** The content as the owner thinks of it. A page that no line above names has its own, at the end. */
export const sections: Section[] = [...known, ...rest.map((part) => section(part))];

/** The key of any other section is the name of its page and of its part of the content. */
function section(key: string, more: Partial<Section> = {}): Section {
  const own = { name: labelAt(key), page: key as PageName, parts: [key as keyof Content] };
  return { key, ...own, ...more };
}

export function sectionAt(path: string): Section | undefined {
  const [part] = path.split('.');
  return sections.find(({ parts }) => (parts as (string | undefined)[]).includes(part));
}

/** These parts stand on another page than their section. */
const PAGES_OF_PARTS: Partial<Record<string, PageName>> = {
  serviceFrame: 'plots',
  notFound: 'notFound',
};

export function pageShowing(path: string): PageName {
  const [part = ''] = path.split('.');
  return PAGES_OF_PARTS[part] ?? sectionAt(path)?.page ?? 'home';
}
