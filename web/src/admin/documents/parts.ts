import { LANGUAGES, type Language } from '@theni/contract/limits';
import { type PageName, pageNames } from '../../pages.ts';
import { layoutAddress } from './layout-parts.ts';
import { sectionAt } from './sections.ts';

const ADDRESS = '/admin/content';

/** What of the site is open in the editor; it stands in the address. */
export interface SitePlace {
  page: PageName;
  /** The slug of the layout whose page it is; '' for none. */
  layout: string;
  lang: Language;
  /** Paths of what is open in the sheet: one to be changed, or several to choose from. */
  edit: string[];
  /** What is searched for; undefined: there is no search. */
  find: string | undefined;
  /** The group of texts that is listed. */
  group: string;
}

export function sitePlace(search: string): SitePlace {
  const query = new URLSearchParams(search);
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    layout: query.get('layout') ?? '',
    lang: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    edit: query.getAll('edit'),
    find: query.get('find') ?? undefined,
    group: query.get('group') ?? '',
  };
}

export function siteAddress({ page, layout, lang, edit, find, group }: Partial<SitePlace>): string {
  const query = new URLSearchParams();
  if (layout) query.set('layout', layout);
  else if (page && page !== 'home') query.set('page', page);
  if (lang && lang !== 'en') query.set('lang', lang);
  for (const path of edit ?? []) query.append('edit', path);
  if (find !== undefined) query.set('find', find);
  if (group) query.set('group', group);
  const text = query.toString();
  return text ? `${ADDRESS}?${text}` : ADDRESS;
}

/** Of a layout's document, and not of the site's content. */
export function isOfLayout(path: string): boolean {
  return path.startsWith('projects.');
}

/** Of what stands beside the site: the list before publishing, or earlier versions. */
export function addressOf(
  part: 'publish' | 'versions',
  more: { layout?: string; withdraw?: string; version?: string } = {},
): string {
  return `${ADDRESS}?${new URLSearchParams({ part, ...more })}`;
}

/** Opens the value at a path on its page: of the content, or `projects.<slug>.…` of a layout, whose plots have a table. */
export function fieldAddress(path: string): string {
  const [, layout = '', ...inner] = path.split('.');
  const edit = [path];
  if (!isOfLayout(path)) return siteAddress({ edit, page: sectionAt(path)?.page ?? 'home' });
  if (inner.at(-1) === 'Shape') return layoutAddress(layout, 'draw');
  if (inner[0] === 'Plots') return layoutAddress(layout, 'plots', inner.join('.'));
  return siteAddress({ layout, edit: inner.length > 0 ? edit : [] });
}

export function openedPart(search: string): string | undefined {
  return new URLSearchParams(search).get('part') ?? undefined;
}
