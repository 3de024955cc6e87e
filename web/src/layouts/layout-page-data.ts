import type { Content } from '@theni/content';
import type { InLanguage } from '@theni/content/text';
import type { Item, LayoutWithoutPlots, PlotFacts, PublishedFile } from '@theni/contract';
import type { PlotState } from '@theni/contract/plots';

/** What a layout's page shows in one language: it is rendered from this, and hydrated with it. */
export interface LayoutPageData extends OwnFields {
  slug: string;
  title: string;
  /** What search engines and link previews say of it. */
  description: string;
  /** Address of the page, with https. */
  address: string;
  /** Address of the picture of a QR code that leads to it; undefined before it is public. */
  addressQr?: string;
  /** The owner's description. */
  about: string;
  registration: {
    /** '' where none is needed. */
    number: string;
    date: string;
    /** Address of the layout in the authority's register. */
    page: string;
    /** Address of its Form C in the register, which the QR code holds. */
    formC: string;
    /** Address of the picture of that code; undefined where none is needed. */
    qr: string | undefined;
    /** Why it needs no number; '' otherwise. */
    reason: string;
  };
  documents: { title: string; url: string; bytes: number }[];
  photos: Item[];
  plan: PlanPicture | null;
  plots: PlotPageData[];
  /** When the states of the plots were read. */
  asOf: string;
  /** The page's words, which no other page needs. */
  text: InLanguage<Content['layoutPage']>;
}

/** The owner's fields that the page shows unchanged, with dates as people read them. */
type OwnFields = Omit<
  InLanguage<LayoutWithoutPlots>,
  'description' | 'documents' | 'photos' | 'plan' | 'public' | 'registration'
>;

export interface PlotPageData extends PlotFacts {
  state: PlotState;
}

export type PlanPicture = Extract<PublishedFile, { kind: 'picture' }> & { measures: PlanMeasures };

/** In pixels of the plan: its sides, and the size of the numbers on its plots. */
export interface PlanMeasures {
  width: number;
  height: number;
  fontSize: number;
}
