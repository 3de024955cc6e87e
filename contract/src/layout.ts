import { z } from 'zod';
import type { PublishedFile } from './content-file.ts';
import type { Item } from './item.ts';
import { type Language, LOCATION_MAX_LENGTH } from './limits.ts';
import { normalizePlotNumber } from './plot-number.ts';
import {
  FACINGS,
  PLOT_NUMBER_MAX_LENGTH,
  PLOT_STATES,
  PLOTS_MAX,
  PROJECT_STATUSES,
} from './plots.ts';
import { itemId } from './requests.ts';
import { layoutSlug, plotNumber } from './text.ts';

export { layoutSlug, plotNumber };

/** A draft may be half typed: everything may be empty. */
const typed = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `has room for ${maxLength} letters`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, 'must not contain control characters');

const text = (maxLength: number) =>
  z.strictObject({ en: typed(maxLength), ta: typed(maxLength) } satisfies Record<
    Language,
    z.ZodType
  >);

/** ISO 8601 (2026-03-02), or nothing yet. */
const date = z.union([z.literal(''), z.iso.date()]);

const fileId = z.uuid({ version: 'v4' }).lowercase();

const amount = z.number().min(0, 'must not be less than 0').max(1e12, 'is too large').nullable();

const METRES = 'must be whole metres, from 1 to 1,000,000';

const CORNER = String.raw`\d{1,5}(?:\.\d{1,3})?,\d{1,5}(?:\.\d{1,3})?`;

const LENGTH = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const SIDES = new RegExp(`^(?:${LENGTH}(?: × ${LENGTH}){1,7})?$`);

/** '30x40 ft' → '30 × 40' */
const sides = z
  .string()
  .max(100)
  .transform((typed) =>
    typed
      .replace(/\s*(?:ft|feet|அடி|['’′])\.?(?!\p{L})/giu, '')
      .replace(/\s*(?:[x×*]|by)\s*/gi, ' × ')
      .trim(),
  );

/** A plot as it is published. */
export const plotFacts = z.strictObject({
  Number: plotNumber,
  SquareFeet: z.number().positive().max(10_000_000),
  Facing: z.enum(['', ...FACINGS]),
  /** Width of the road before it, in feet; null where it is not known. */
  Road: z.number().positive().max(500).nullable(),
  /** Rupees; null: "ask". */
  Price: z.number().positive().max(1e12).nullable(),
  /** Lengths of its sides, in feet: "30 × 40", or all four or more of them one after the other; '' where they are not told. */
  Sides: sides
    .pipe(z.string().regex(SIDES, 'must be two to eight lengths, such as 30 × 40'))
    .default(''),
  /** It faces the park. */
  Park: z.boolean().default(false),
  /** An SVG polygon of at most 60 corners, in pixels of the plan: "0,0 120,0 120,80"; '' where none is drawn. */
  Shape: z.string().regex(new RegExp(`^(?:${CORNER}(?: ${CORNER}){2,59})?$`)),
});
export type PlotFacts = z.infer<typeof plotFacts>;

/** A plot whose number and size may be still to come, and its sides half typed. */
const plotDraft = plotFacts.extend({
  Number: z.string().max(100).transform(normalizePlotNumber).pipe(typed(PLOT_NUMBER_MAX_LENGTH)),
  SquareFeet: plotFacts.shape.SquareFeet.nullable(),
  Sides: sides.pipe(typed(100)).default(''),
});
export type PlotDraft = z.infer<typeof plotDraft>;

export const PHOTOS_MAX = 60;

/** What the admin writes of a layout; shape and lengths only. `layoutIssues` says what is missing before it may be public. */
export const layoutDraft = z.strictObject({
  name: text(120),
  description: text(5000),
  status: z.enum(PROJECT_STATUSES),
  /** A town, as items have it. */
  place: typed(LOCATION_MAX_LENGTH),
  /** Degrees. */
  geo: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullable(),
  approval: z.strictObject({ authority: typed(120), number: typed(120), date }),
  registration: z.strictObject({
    number: typed(120),
    /** The admin says that a number of an unknown form stands so in the certificate. */
    copied: z.boolean(),
    date,
    /** Addresses in the authority's register: of the project's page, and what the QR code of Form C leads to. */
    page: typed(500),
    formC: typed(500),
    /** Why no registration is needed; '' where it is. 'small': at most 500 m² or 8 units. 'before': before registration was needed. */
    exemption: z.enum(['', 'small', 'before']),
    reason: text(500),
  }),
  promoter: z.strictObject({ name: text(200), address: text(500) }),
  /** Where the land stands in the State's records: survey numbers, as in the deed, and the revenue village with its taluk. */
  survey: z
    .strictObject({ numbers: typed(500), village: text(120), taluk: text(120) })
    .default({ numbers: '', village: { en: '', ta: '' }, taluk: { en: '', ta: '' } }),
  /** Square feet. */
  extent: amount,
  roads: text(300),
  amenities: z.array(text(200)).max(40),
  /** Rupees, per cent of land and per square foot; `asOf` is the day of the price. */
  price: z.strictObject({ perCent: amount, perSqFt: amount, asOf: date }),
  /** Measured along the road. */
  distances: z
    .array(
      z.strictObject({
        metres: z.number().int(METRES).min(1, METRES).max(1_000_000, METRES),
        to: text(200),
      }),
    )
    .max(20),
  directions: text(2000),
  /** PDFs, uploaded as files of the content. */
  documents: z.array(z.strictObject({ file: fileId, title: text(200) })).max(20),
  /** Items of the gallery. */
  photos: z.array(itemId).max(PHOTOS_MAX),
  /** The picture of the layout plan, a file of the content; the plots' polygons are in its pixels. */
  plan: z
    .strictObject({
      file: fileId,
      width: z.number().int().min(1).max(20_000),
      height: z.number().int().min(1).max(20_000),
    })
    .nullable(),
  Plots: z.array(plotDraft).max(PLOTS_MAX),
  /** Whether the next publication takes it along. */
  Public: z.boolean().default(false),
});
export type Layout = z.infer<typeof layoutDraft>;

/** A layout as it is stored: a field that came since has its default. */
export function storedLayout(json: string): Layout {
  return layoutDraft.parse(JSON.parse(json));
}

/** Who has a plot; it changes at once, without a publication. */
export interface PlotStatus {
  Number: string;
  State: (typeof PLOT_STATES)[number];
  /** ISO 8601; of held plots only. */
  HeldUntil: string | null;
  /** Id of the message of whoever holds, booked or bought it. Never their name or number. */
  Message: string | null;
  /** The next change of it names it in `If-Match`. */
  Version: number;
}

/** `GET /api/projects/:slug/plots`: all that visitors learn after the page was made. A plot that is missing is not for sale any more. */
export interface PlotStateResponse {
  Number: string;
  State: PlotStatus['State'];
}

/** `POST /api/admin/projects` */
export const newLayout = z.strictObject({ Slug: layoutSlug, Project: layoutDraft });

/** `PUT /api/admin/projects/:slug` with `If-Match: "<Version>"`. */
export const layoutChange = z.strictObject({ Project: layoutDraft });

/** `PATCH /api/admin/projects/:slug/plots/:number` with `If-Match: "<Version>"` of the plot. */
export const plotChange = z
  .strictObject({
    State: z.enum(PLOT_STATES),
    /** Of a held plot: when it is available again by itself. */
    HeldUntil: z.iso.datetime().exactOptional(),
    Message: z.uuid().lowercase().nullable().exactOptional(),
    /** The same one again is the same change, whose response was lost. */
    Id: z.uuid().lowercase().exactOptional(),
  })
  .refine(
    ({ State, HeldUntil }) => (State === 'held') === (HeldUntil !== undefined),
    'HeldUntil belongs to a held plot',
  );
export type PlotChange = z.infer<typeof plotChange>;

/** In the list of `GET /api/admin/projects`. */
export interface LayoutSummary {
  Slug: string;
  Version: number;
  Name: Layout['name'];
  Status: Layout['status'];
  Place: string;
  Public: boolean;
  /** The Version that is public; null: none. */
  PublishedVersion: number | null;
  /** How many plots are in each state. */
  Plots: Record<PlotStatus['State'], number>;
}

/** `POST /api/admin/projects`; `GET` and `PUT /api/admin/projects/:slug`. */
export interface LayoutResponse extends LayoutSummary {
  Project: Layout;
  /** As visitors see it; null: they do not. */
  Published: Layout | null;
  /** Of every plot that the draft or visitors have, and of those that somebody has. */
  Statuses: PlotStatus[];
}

export const PROJECTS_MAX = 100;

/** What a layout says of itself as a whole. */
export type LayoutTexts = Omit<Layout, 'Plots'>;

/** A layout as its page is rendered from it, with the states of the plots at `AsOf`. */
export interface PublishedLayout {
  Slug: string;
  Project: LayoutTexts;
  Plots: (PlotFacts & { State: PlotStatus['State'] })[];
  /** ISO 8601. */
  AsOf: string;
  /** Those of `Project.photos` that visitors may see, in that order. */
  Photos: Item[];
  /** Plan and documents, by their id. */
  Files: Record<string, PublishedFile>;
}
