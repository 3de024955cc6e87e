import type { shipped } from '@theni/content';
import type { InLanguage } from '@theni/content/text';
import type { Item, LayoutTexts, PlotFacts, PublishedFile } from '@theni/contract';
import type { PlotState } from '@theni/contract/plots';

/** What is shown as the owner writes it. */
type Told = InLanguage<
  Omit<LayoutTexts, 'description' | 'registration' | 'documents' | 'photos' | 'plan' | 'Public'>
>;

/** What the page of a layout shows, in one language: it is rendered from this, and hydrated with it. */
export interface ShownLayout extends Told {
  slug: string;
  /** For search engines and the browser's tab. */
  title: string;
  description: string;
  /** The page's own, with https. */
  address: string;
  /** Address of the picture of a QR code that leads to it; undefined before it is public. */
  addressQr?: string;
  about: string;
  registration: {
    number: string;
    date: string;
    /** Addresses in the register: of the project's page, and of its Form C, which the QR code holds. */
    page: string;
    formC: string;
    /** Address of the picture of that code; undefined where none is needed. */
    qr: string | undefined;
    /** Why it needs none; '' otherwise. */
    reason: string;
  };
  documents: { title: string; url: string; bytes: number }[];
  photos: Item[];
  plan: (Extract<PublishedFile, { Kind: 'picture' }> & { Scale: PlanScale }) | null;
  plots: ShownPlot[];
  asOf: string;
  /** The page's words, which no other page needs. */
  text: InLanguage<(typeof shipped)['projectPage']>;
}

export interface ShownPlot extends PlotFacts {
  State: PlotState;
}

/** What the polygons are drawn in: the pixels of the plan, and letters that fit into a plot of it. */
export interface PlanScale {
  width: number;
  height: number;
  fontSize: number;
}
