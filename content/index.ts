import type { Language } from '@theni/contract/limits';
import { about } from './about.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import { gallery, serviceNames } from './gallery.ts';
import { defaultProjects, home } from './home.ts';
import { map } from './map.ts';
import { notFound } from './not-found.ts';
import { pages, pageTitle } from './pages.ts';
import { people } from './people.ts';
import type { Towns } from './places.ts';
import { privacy } from './privacy.ts';
import { construction, plots, roadWork, serviceFrame } from './services.ts';
import { share } from './share.ts';
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
  privacy,
  notFound,
  share,
  /** By the key of a claim (`claims.ts`): the day on which the owner confirmed it, 2026-03-02. Visitors do not see it. */
  confirmed: {} as Record<string, string>,
};

export type Content = typeof shipped;

export interface Words extends InLanguage<Omit<Content, 'confirmed'>> {
  towns: Towns;
  /** After so many days messages of the contact form are deleted. */
  keepMessagesDays: number;
}

/** What the pages of a language say: the one file of words that they are rendered from and hydrated with. */
export function wordsIn(
  language: Language,
  content: Content,
  { keepMessagesDays }: { keepMessagesDays: number },
): Words {
  const { confirmed: _, ...told } = content;
  return { ...inLanguage(told, language), towns: townsIn(language), keepMessagesDays };
}
