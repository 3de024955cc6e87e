import { contentFieldsAt } from '@theni/content/schema';
import { LANGUAGES, type Language, type PageName, pageNames } from '@theni/contract/site-map';

const ADDRESS = '/admin/website';

/** What of the site is open in the editor; it stands in the address. */
export interface WebsiteView {
  page: PageName;
  lang: Language;
  /** Paths of what is open in the edit panel: one to be changed, or several to choose from. */
  edit: string[];
  /** What is searched for; undefined: there is no search. */
  find: string | undefined;
}

export function websiteView(search: string): WebsiteView {
  const query = new URLSearchParams(search);
  const named = query.getAll('edit');
  const edit = named.filter((path) => contentFieldsAt(path).length > 0);
  // An old link may name a text that is gone: it may be found by its words.
  const isGone = named.length > 0 && edit.length === 0;
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    lang: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    edit,
    find: query.get('find') ?? (isGone ? '' : undefined),
  };
}

export function websiteAddress({
  page = 'home',
  lang = 'en',
  edit = [],
  find,
}: Partial<WebsiteView>) {
  const query = new URLSearchParams({ page, lang, ...(find !== undefined && { find }) });
  for (const path of edit) query.append('edit', path);
  return `${ADDRESS}?${query}`;
}
