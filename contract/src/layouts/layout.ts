import { z } from 'zod';
import type { Item } from '../gallery/item.ts';
import { STAGES } from '../messages/lead-stages.ts';
import { partAt } from '../values/fields.ts';
import { layoutSlug } from '../values/text.ts';
import { type ValuesByPath, valuesByPath } from '../values/values.ts';
import type { PublishedFile } from '../website/content.ts';
import { type Layout, layoutDraft } from './layout-fields.ts';
import type { Plot, PlotFacts } from './plot-fields.ts';
import { PLOT_STATES, type PlotState } from './plots.ts';

/**
 * A layout as it is stored, perhaps by another build: a field that came since has its default, and
 * one that is gone is dropped. A call with such a field is refused.
 */
export function parseStoredLayout(json: string): Layout {
  const stored: unknown = JSON.parse(json);
  for (const issue of layoutDraft.safeParse(stored).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const part = issue.path.length > 0 ? partAt(stored, issue.path.join('.')) : stored;
    for (const key of issue.keys) delete (part as Record<string, unknown>)[key];
  }
  return layoutDraft.parse(stored);
}

export type PlotName = Pick<Plot, 'id' | 'number'>;

/** Who has a plot: live without a publication. */
export interface PlotStatus extends PlotName {
  state: PlotState;
  /** ISO 8601; only a held plot has it. */
  heldUntil: string | null;
  /** Id of the buyer's message. Never a name or a number. */
  messageId: string | null;
  /** Another one after each change, which the next change names in `If-Match`. */
  revision: string;
}

/** A plot that `GET /api/layouts/:slug/plots` does not list is not for sale any more. */
export interface PlotStateResponse {
  number: string;
  state: PlotState;
}

/**
 * `POST /api/admin/layouts`. `plots.<id>` is a plot whole, and null drops it. Of two plots with one
 * number the second is refused.
 */
export const createLayoutBody = z.strictObject({ slug: layoutSlug, changes: valuesByPath });

/** `PATCH /api/admin/layouts/:slug/plots/:id` with `If-Match: "<revision>"` of the plot. */
export const plotChange = z
  .strictObject({
    state: z.enum(PLOT_STATES),
    /** When a held plot becomes available by itself. A change without it leaves that time alone. */
    heldUntil: z.iso.datetime().exactOptional(),
    /** The lead that the plot is for. A change without it leaves that alone. */
    messageId: z.uuid().lowercase().nullable().exactOptional(),
    /**
     * The stage that the lead gets back; null where there was no lead. Only an Undo names it. Any
     * other change to `booked` gives the lead the stage `booked`.
     */
    stage: z.enum(STAGES).nullable().exactOptional(),
  })
  .refine(
    ({ state, heldUntil }) => state === 'held' || heldUntil === undefined,
    'heldUntil belongs to a held plot',
  );
export type PlotChange = z.infer<typeof plotChange>;

export interface PlotChangeResponse extends PlotStatus {
  /** The change that makes plot and lead what they were. */
  undo: PlotChange;
}

export interface LayoutSummary {
  slug: string;
  /** Another one after each change. */
  version: string;
  /** Another one after each saving. `PATCH /api/admin/layouts/:slug` may name it in `If-Match`. */
  revision: string;
  name: Layout['name'];
  status: Layout['status'];
  place: string;
  public: boolean;
  /** The version that visitors see; null while they see none. */
  publishedVersion: string | null;
  /** One of every plot of the draft, in the order of their numbers. */
  statuses: PlotStatus[];
}

/** A layout that the owner can take back for a day. */
export interface DeletedLayout extends Pick<LayoutSummary, 'slug' | 'name'> {
  /** ISO 8601 */
  deletedAt: string;
}

export interface LayoutResponse extends LayoutSummary {
  /** Every value of the layout, by its path. */
  draft: ValuesByPath;
  published: Layout | null;
}

export const LAYOUTS_MAX = 100;

/** A layout without its plots, which are made public with their states. */
export type LayoutWithoutPlots = Omit<Layout, 'plots'>;

/** What a layout's page is rendered from, with the states of the plots at `asOf`. */
export interface PublishedLayout {
  slug: string;
  fields: LayoutWithoutPlots;
  plots: (PlotFacts & { state: PlotState })[];
  asOf: string;
  /** The items of `fields.photos` that visitors may see, in that order. */
  photos: Item[];
  files: Record<string, PublishedFile>;
}
