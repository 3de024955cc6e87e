import { z } from 'zod';
import { type PublishedFile, type ValuesByPath, valueChanges } from './content.ts';
import type { Item } from './item.ts';
import { type Layout, layoutDraft } from './layout-fields.ts';
import { STAGES } from './limits.ts';
import type { Plot, PlotFacts } from './plot-fields.ts';
import { PLOT_STATES, type PlotState } from './plots.ts';
import { layoutSlug } from './text.ts';

/** A layout as it is stored: a field that came since has its default. */
export function storedLayout(json: string): Layout {
  return layoutDraft.parse(JSON.parse(json));
}

/** A plot by its identity, and what people call it. */
export type PlotName = Pick<Plot, 'id' | 'number'>;

/** Who has a plot: live without a publication. */
export interface PlotStatus extends PlotName {
  state: PlotState;
  /** ISO 8601; of held plots only. */
  heldUntil: string | null;
  /** Id of the buyer's message. Never a name or a number. */
  messageId: string | null;
  /** Named by the next change in `If-Match`. */
  version: number;
}

/** `GET /api/layouts/:slug/plots`. A missing plot is not for sale any more. */
export interface PlotStateResponse {
  number: string;
  state: PlotState;
}

/**
 * `POST /api/admin/layouts`. `plots.<id>` is a plot whole, and null drops it. Of two plots with one
 * number the second is refused.
 */
export const createLayoutBody = valueChanges.extend({ slug: layoutSlug });

/** `PATCH /api/admin/layouts/:slug/plots/:number` with `If-Match: "<version>"` of the plot. */
export const plotChange = z
  .strictObject({
    state: z.enum(PLOT_STATES),
    /** When a held plot is available again by itself. Without it, a held plot keeps its time. */
    heldUntil: z.iso.datetime().exactOptional(),
    /** Whose it is. Without it, that stays; nobody has an available plot. */
    messageId: z.uuid().lowercase().nullable().exactOptional(),
    /**
     * Only an undo has it: the stage that the lead gets back, null where there was no lead. Any
     * other change to `booked` sets the lead's stage to `booked`.
     */
    undo: z.strictObject({ leadStage: z.enum(STAGES).nullable() }).exactOptional(),
  })
  .refine(
    ({ state, heldUntil }) => state === 'held' || heldUntil === undefined,
    'heldUntil belongs to a held plot',
  );
export type PlotChange = z.infer<typeof plotChange>;

export interface PlotChangeResponse extends PlotStatus {
  /** Plot and lead as they were: the change that takes this one back. */
  before: PlotChange;
}

export interface LayoutSummary {
  slug: string;
  /** Another one after each change. */
  version: number;
  /** Another one after each saving. `PATCH /api/admin/layouts/:slug` may name it in `If-Match`. */
  revision: number;
  name: Layout['name'];
  status: Layout['status'];
  place: string;
  public: boolean;
  /** The version that is public; null: none. */
  publishedVersion: number | null;
  /** Of every plot of the draft, in the order of their numbers. */
  statuses: PlotStatus[];
}

/** `POST /api/admin/layouts`; `GET` and `PATCH /api/admin/layouts/:slug`. */
export interface LayoutResponse extends LayoutSummary {
  /** Every value, the empty ones too. */
  draft: ValuesByPath;
  published: Layout | null;
}

export const LAYOUTS_MAX = 100;

export type LayoutTexts = Omit<Layout, 'plots'>;

/** What a layout's page is rendered from, with the states of the plots at `asOf`. */
export interface PublishedLayout {
  slug: string;
  texts: LayoutTexts;
  plots: (PlotFacts & { state: PlotState })[];
  asOf: string;
  /** Those of `texts.photos` that visitors may see, in that order. */
  photos: Item[];
  files: Record<string, PublishedFile>;
}
