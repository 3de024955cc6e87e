import { LANGUAGES, type Language } from '@theni/contract/limits';
import { type PageName, pageNames } from '../../pages.ts';

const ADDRESS = '/admin/content';
export const PUBLISH_ADDRESS = `${ADDRESS}?part=publish`;

/** What of the site is open in the editor; it stands in the address. */
export interface SitePlace {
  page: PageName;
  lang: Language;
  /** Paths of what is open in the sheet: one to be changed, or several to choose from. */
  edit: string[];
  /** What is searched for; undefined: there is no search. */
  find: string | undefined;
}

export function sitePlace(search: string): SitePlace {
  const query = new URLSearchParams(search);
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    lang: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    edit: query.getAll('edit'),
    find: query.get('find') ?? undefined,
  };
}

export function siteAddress({ page = 'home', lang = 'en', edit = [], find }: Partial<SitePlace>) {
  const query = new URLSearchParams({ page, lang, ...(find !== undefined && { find }) });
  for (const path of edit) query.append('edit', path);
  return `${ADDRESS}?${query}`;
}
