import type { PublishedFile, PublishedLayout, Variant } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { about } from './about.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import { gallery, serviceNames } from './gallery.ts';
import { defaultProjects, home } from './home.ts';
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

/** A published layout as any page may name it. */
export interface LayoutName {
  slug: string;
  name: string;
  place: string;
  status: PublishedLayout['texts']['status'];
  /** The authority's number; '' where none is needed. */
  registration: string;
  /** Why none is needed; '' otherwise. */
  reason: string;
  promoter: InLanguage<PublishedLayout['texts']['promoter']>;
  /** Address of the picture of its Form-C QR code. */
  qr?: string;
  cover?: Cover;
  /** How many. */
  plots: number;
  facts: CardFacts;
  /**
   * The owner's price of a cent in rupees, or of a square foot as of a cent; absent where none is
   * known.
   */
  perCent?: number;
}

/** A picture in the sizes of screens. */
export interface Cover {
  width: number;
  height: number;
  variants: Variant[];
  avif?: Variant[];
  colour?: string;
}

/**
 * What its card says in words; '' for what is not known, or does not matter any more. What changes
 * from one publication to the next, as the number of available plots, is asked for.
 */
export interface CardFacts {
  /** A cent or a square foot, with its day. */
  rate: string;
  sizes: string;
}

/** The texts of a layout's page travel with the layout. */
export interface Words extends InLanguage<Omit<Content, 'layoutPage'>> {
  /** In both languages: the owner answers a visitor in the visitor's. */
  companyNames: Content['company']['name'];
  /** The published ones, in the order in which visitors meet them. */
  layouts: LayoutName[];
  towns: Towns;
  /**
   * Messages of the contact form are deleted after so many days, unless their stage has a time of
   * its own.
   */
  keepMessagesDays: number;
  /** The uploaded pictures that the content uses, by their ids. */
  files: Record<string, PublishedFile>;
}

/**
 * What the pages of a language say: the one file of words that they are rendered from and hydrated
 * with.
 */
export function wordsIn(
  language: Language,
  content: Content,
  {
    keepMessagesDays,
    layouts = [],
    files = {},
  }: {
    keepMessagesDays: number;
    layouts?: LayoutName[];
    files?: Words['files'];
  },
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
