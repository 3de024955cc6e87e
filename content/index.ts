import type { PublishedFile } from '@theni/contract';
import type { Language } from '@theni/contract/site-map';
import { about } from './about.ts';
import { company, people } from './company.ts';
import { contact } from './contact.ts';
import { frame, map } from './frame.ts';
import { gallery, serviceNames } from './gallery.ts';
import { defaultProjects, home } from './home.ts';
import type { LayoutCardData } from './layout-card.ts';
import { layoutList, layoutPage } from './layouts.ts';
import { notFound } from './not-found.ts';
import { pages, pageTitle } from './page-texts.ts';
import type { Towns } from './places.ts';
import { privacy } from './privacy.ts';
import { construction, plots, roadWork, serviceFrame } from './services.ts';
import { type InLanguage, inLanguage } from './text.ts';
import { townsIn } from './towns.ts';

/** Company, people and every text as the site is shipped, in both languages. */
export const shipped = {
  company,
  people,
  pages,
  pageTitle,
  frame,
  home,
  defaultProjects,
  about,
  plots,
  construction,
  roadWork,
  serviceFrame,
  serviceNames,
  gallery,
  contact,
  map,
  layoutList,
  layoutPage,
  privacy,
  notFound,
};

export type Content = typeof shipped;

/** The texts of a layout's page come in the file of the layout. */
export interface Words extends InLanguage<Omit<Content, 'layoutPage'>> {
  /** In both languages, because the owner answers a visitor in the visitor's own. */
  companyNames: Content['company']['name'];
  /** The published layouts, in the order of the page that lists them. */
  layouts: LayoutCardData[];
  towns: Towns;
  /** The privacy page names this time; `BOOKED_KEEP_DAYS` is the one of booked leads. */
  keepMessagesDays: number;
  /** The uploaded pictures that the content uses, by their ids. */
  files: Record<string, PublishedFile>;
}

type SiteWords = Pick<Words, 'keepMessagesDays'> & Partial<Pick<Words, 'layouts' | 'files'>>;

/** The pages of a language are rendered from these words, and hydrated with the same. */
export function wordsIn(
  language: Language,
  content: Content,
  { keepMessagesDays, layouts = [], files = {} }: SiteWords,
): Words {
  const { layoutPage: _, ...shared } = content;
  return {
    ...inLanguage(shared, language),
    companyNames: content.company.name,
    towns: townsIn(language),
    keepMessagesDays,
    files,
    layouts,
  };
}
