import type { PublishedFile } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { about } from './about.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import { gallery, serviceNames } from './gallery.ts';
import { defaultProjects, home } from './home.ts';
import type { LayoutCardData } from './layout-card.ts';
import { layoutList, layoutPage } from './layouts.ts';
import { map } from './map.ts';
import { notFound } from './not-found.ts';
import { pages, pageTitle } from './pages.ts';
import { people } from './people.ts';
import type { Towns } from './places.ts';
import { privacy } from './privacy.ts';
import { construction, plots, roadWork, serviceFrame } from './services.ts';
import { type InLanguage, inLanguage } from './text.ts';
import { townsIn } from './towns.ts';

/** All that the site starts with: company, people and every text, in both languages. */
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

/** The texts of a layout's page travel with the layout. */
export interface Words extends InLanguage<Omit<Content, 'layoutPage'>> {
  /** In both languages: the owner answers a visitor in the visitor's. */
  companyNames: Content['company']['name'];
  /** The published ones, in the order in which visitors meet them. */
  layouts: LayoutCardData[];
  towns: Towns;
  /**
   * Messages of the contact form are deleted after so many days, unless their stage has a time of
   * its own.
   */
  keepMessagesDays: number;
  /** The uploaded pictures that the content uses, by their ids. */
  files: Record<string, PublishedFile>;
}

/** What the pages say that is not in the content. */
type SiteWords = Pick<Words, 'keepMessagesDays'> & Partial<Pick<Words, 'layouts' | 'files'>>;

/**
 * What the pages of a language say: the one file of words that they are rendered from and hydrated
 * with.
 */
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
