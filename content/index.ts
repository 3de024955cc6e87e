import type { PublishedFile, PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { about } from './about.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import { gallery, serviceNames } from './gallery.ts';
import { defaultProjects, home } from './home.ts';
import { calculators, projectList, projectPage } from './layouts.ts';
import { map } from './map.ts';
import { notFound } from './not-found.ts';
import { pages, pageTitle } from './pages.ts';
import { people } from './people.ts';
import { placeIn, type Towns } from './places.ts';
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
  projectList,
  projectPage,
  calculators,
  privacy,
  notFound,
  share,
};

export type Content = typeof shipped;

/** A published layout as any page may name it. */
export interface LayoutName {
  slug: string;
  name: string;
  place: string;
  status: PublishedLayout['Project']['status'];
  /** The authority's number; '' where none is needed. */
  registration: string;
  /** Why none is needed; '' otherwise. */
  reason: string;
  promoter: InLanguage<PublishedLayout['Project']['promoter']>;
  /** Address of the picture of its Form-C QR code. */
  qr?: string;
}

/** What one can buy stands first; of the same status the slug decides. */
const ORDER: LayoutName['status'][] = ['selling', 'upcoming', 'sold-out', 'completed'];

/** The texts of a project's page travel with the layout. */
export interface Words extends InLanguage<Omit<Content, 'projectPage'>> {
  /** In both languages: the owner answers a visitor in the visitor's. */
  companyNames: Content['company']['name'];
  /** The published ones, those that are for sale first. */
  layouts: LayoutName[];
  towns: Towns;
  /** Messages of the contact form are deleted after so many days, unless their stage has a time of its own. */
  keepMessagesDays: number;
  /** The uploaded pictures that the content uses, by their ids. */
  files: Record<string, PublishedFile>;
}

/** What the pages of a language say: the one file of words that they are rendered from and hydrated with. */
export function wordsIn(
  language: Language,
  content: Content,
  {
    keepMessagesDays,
    layouts = [],
    files = {},
  }: {
    keepMessagesDays: number;
    layouts?: (Pick<PublishedLayout, 'Slug' | 'Project'> & { qr?: string | undefined })[];
    files?: Words['files'];
  },
): Words {
  const { projectPage: _, ...told } = content;
  const towns = townsIn(language);
  const rank = ({ Project }: (typeof layouts)[number]) => ORDER.indexOf(Project.status);
  const inOrder = layouts.toSorted((one, other) => rank(one) - rank(other));
  return {
    ...inLanguage(told, language),
    companyNames: content.company.name,
    towns,
    keepMessagesDays,
    files,
    layouts: inOrder.map(({ Slug, Project, qr }) => ({
      slug: Slug,
      name: Project.name[language],
      place: placeIn(towns, Project.place),
      status: Project.status,
      registration: Project.registration.number,
      reason: Project.registration.exemption && Project.registration.reason[language],
      promoter: inLanguage(Project.promoter, language),
      ...(qr && { qr }),
    })),
  };
}
