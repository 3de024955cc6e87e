import { z } from 'zod';
import { type Changes, contentChange, type PublishedFile } from './content.ts';
import type { Item } from './item.ts';
import { type Layout, layoutDraft, type PlotFacts } from './layout-fields.ts';
import { PLOT_STATES } from './plots.ts';
import { layoutSlug } from './text.ts';

/** A layout as it is stored: a field that came since has its default. */
export function storedLayout(json: string): Layout {
  return layoutDraft.parse(JSON.parse(json));
}

/** Who has a plot: live without a publication. */
export interface PlotStatus {
  Number: string;
  State: (typeof PLOT_STATES)[number];
  /** ISO 8601; of held plots only. */
  HeldUntil: string | null;
  /** Id of the buyer's message. Never a name or a number. */
  Message: string | null;
  /** Named by the next change in `If-Match`. */
  Version: number;
}

/** `GET /api/layouts/:slug/plots`. A missing plot is not for sale any more. */
export interface PlotStateResponse {
  Number: string;
  State: PlotStatus['State'];
}

/**
 * `POST /api/admin/layouts`. `Plots.<folded number>` is a whole plot: another `Number` renames it,
 * null drops it.
 */
export const createLayoutBody = contentChange.extend({ Slug: layoutSlug });

/** `PATCH /api/admin/layouts/:slug/plots/:number` with `If-Match: "<Version>"` of the plot. */
export const plotChange = z
  .strictObject({
    State: z.enum(PLOT_STATES),
    /** Of a held plot: when it is available again by itself. */
    HeldUntil: z.iso.datetime().exactOptional(),
    Message: z.uuid().lowercase().nullable().exactOptional(),
  })
  .refine(
    ({ State, HeldUntil }) => (State === 'held') === (HeldUntil !== undefined),
    'HeldUntil belongs to a held plot',
  );
export type PlotChange = z.infer<typeof plotChange>;

export interface LayoutSummary {
  Slug: string;
  Version: number;
  Name: Layout['name'];
  Status: Layout['status'];
  Place: string;
  Public: boolean;
  /** The Version that is public; null: none. */
  PublishedVersion: number | null;
  /** Of every plot of the draft or of the published layout, and of every taken one. */
  Statuses: PlotStatus[];
}

/** `POST /api/admin/layouts`; `GET` and `PATCH /api/admin/layouts/:slug`. */
export interface LayoutResponse extends LayoutSummary {
  Changes: Changes;
  Published: Layout | null;
}

export const LAYOUTS_MAX = 100;

export type LayoutTexts = Omit<Layout, 'Plots'>;

/** What a layout's page is rendered from, with the states of the plots at `AsOf`. */
export interface PublishedLayout {
  Slug: string;
  Layout: LayoutTexts;
  Plots: (PlotFacts & { State: PlotStatus['State'] })[];
  AsOf: string;
  /** Those of `Layout.photos` that visitors may see, in that order. */
  Photos: Item[];
  Files: Record<string, PublishedFile>;
}
