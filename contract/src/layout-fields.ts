import { z } from 'zod';
import type { Changes } from './content.ts';
import { LOCATION_MAX_LENGTH } from './limits.ts';
import { FACINGS, LAYOUT_STATUSES, PLOTS_MAX } from './plots.ts';
import { itemId } from './requests.ts';
import { plotNumber } from './text.ts';

type TextKind = 'both' | 'line' | 'date' | 'url' | 'town' | 'corners';
type OtherKind = 'amount' | 'choice' | 'tick' | 'geo' | 'list' | 'papers' | 'photos' | 'plan';

/** How the owner is asked for a field. */
export interface FieldMeta {
  kind: TextKind | OtherKind;
  label: string;
  hint?: string | undefined;
  /** Why visitors must be told; without it the field may be left out. */
  needed?: string | undefined;
  /** Characters that a text may have, and lines of one that has several. */
  limit?: number;
  rows?: number | undefined;
  /** Names of the values to choose from. */
  options?: Record<string, string>;
  /** An element of a list; without `fields` it is a text in both languages. */
  element?: string;
  fields?: Record<string, z.ZodType>;
}

export interface Field extends FieldMeta {
  /** `name`, `approval.date` */
  path: string;
  schema: z.ZodType;
}

/** Named in the sentences: what asks for it, so that the owner can look it up. */
const LAW = 'RERA s. 11(2), TNRERA Proc. A3/2253/2025';

const RERA = `the law requires it (${LAW})`;

function field<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldMeta['kind'],
  label: string,
  more: Omit<FieldMeta, 'kind' | 'label'> = {},
): Schema {
  return schema.meta({ kind, label, ...more });
}

/** A draft may be half typed: everything may be empty. */
const typed = (limit: number) =>
  z
    .string()
    .max(limit, `is too long: at most ${limit} characters`)
    .regex(
      /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u,
      'contains a character that cannot be shown: please type it again',
    );
const text = (limit: number) => z.strictObject({ en: typed(limit), ta: typed(limit) });
const texts = (most: number) => z.array(text(200)).max(most).default([]);
const fileId = z.uuid({ version: 'v4' }).lowercase();
const dateTyped = z.union([z.literal(''), z.iso.date()]).default('');
const FREE = 'must be more than zero; leave it empty if you do not know it';
const rupees = z.number().positive(FREE).max(1e12, 'is too large').nullable();

const both = (limit: number, label: string, hint?: string, needed?: string, rows?: number) =>
  field(text(limit).default({ en: '', ta: '' }), 'both', label, { hint, needed, limit, rows });
const line = (limit: number, label: string, hint?: string, needed?: string) =>
  field(typed(limit).default(''), 'line', label, { hint, needed, limit });
/** An address in the authority's register. */
const url = (label: string, hint: string) =>
  field(typed(500).default(''), 'url', label, { hint, needed: RERA });
/** ISO 8601 (2026-03-02), or nothing yet. */
const date = (label: string, hint?: string, needed?: string) =>
  field(dateTyped, 'date', label, { hint, needed });
const amount = (label: string, hint?: string, needed?: string) =>
  field(rupees.default(null), 'amount', label, { hint, needed });
const tick = (label: string) => field(z.boolean().default(false), 'tick', label);
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape).prefault({} as never);

const BOTH = 'the page is in both languages';
const APPROVED = 'a layout may be sold only with its approval';

const STATUSES = {
  upcoming: 'Coming soon',
  selling: 'Now selling',
  'sold-out': 'Sold out',
  completed: 'Completed',
};
const about = {
  name: both(120, 'Name', 'As buyers know it.', BOTH),
  description: both(5000, 'Description', 'Two or three sentences.', BOTH, 4),
  status: field(z.enum(LAYOUT_STATUSES).default('selling'), 'choice', 'Status', {
    options: STATUSES,
  }),
};

const degrees = (most: number) => z.number().min(-most).max(most);
const geo = z.strictObject({ latitude: degrees(90), longitude: degrees(180) });
const METRES = 'must be whole metres, from 1 to 1,000,000';
const metres = z.number(METRES).int(METRES).min(1, METRES).max(1_000_000, METRES);
const stretch = z.strictObject({ to: text(200), metres });
const distance = {
  to: both(200, 'To'),
  metres: field(metres.default(1000), 'amount', 'Metres along the road', {
    hint: 'Give the measured distance. TNRERA does not allow “5 minutes from ..”.',
  }),
};
const place = {
  place: field(typed(LOCATION_MAX_LENGTH).default(''), 'town', 'Town', {
    needed: 'visitors look for it first',
  }),
  geo: field(geo.nullable().default(null), 'geo', 'Place on the map', {
    needed: 'buyers find their way by it',
  }),
  directions: both(2000, 'How to get there', 'From a place that everybody knows.', undefined, 4),
  distances: field(z.array(stretch).max(20).default([]), 'list', 'Distances', {
    element: 'Distance',
    fields: distance,
  }),
};

const EXEMPTIONS = {
  '': 'Yes, here is its number',
  small: 'No: at most 500 m² or 8 plots',
  before: 'No: completed before 1 May 2017 (ask your lawyer)',
};
const COMPLETED =
  'a layout that was not completed before 1 May 2017 needs a registration (RERA s. 3(1))';
const exemption = z.enum(['', 'small', 'before']).default('');
const paper = z.strictObject({ file: fileId, title: text(200) });
const papers = {
  approval: group({
    authority: field(typed(120).default('DTCP'), 'line', 'Approved by', { needed: APPROVED }),
    number: line(120, 'Approval number', undefined, APPROVED),
    date: date('Date of the approval', undefined, APPROVED),
  }),
  registration: group({
    exemption: field(exemption, 'choice', 'Is a registration (TNRERA) needed?', {
      options: EXEMPTIONS,
    }),
    number: line(120, 'Registration number', 'TN/99/Layout/0123/2025', RERA),
    copied: tick('The certificate shows exactly this number.'),
    date: date('Date of the registration', undefined, 'the certificate has it'),
    page: url(
      'Address of its page in the register',
      'Open your layout’s page at rera.tn.gov.in and copy its address.',
    ),
    formC: url(
      'Address of the Form-C QR code',
      'Scan the QR code on the certificate with a phone and copy the address.',
    ),
    completed: date('Date of completion', 'As in the completion certificate.', COMPLETED),
    reason: both(
      500,
      'Why no registration is needed',
      'Buyers read this instead of the number. Of an old layout, say when it was completed.',
      RERA,
      2,
    ),
  }),
  promoter: group({
    name: both(200, 'Name of the promoter', 'As in the certificate.', RERA),
    address: both(500, 'Address of the promoter', undefined, RERA, 2),
  }),
  survey: group({
    numbers: line(500, 'Survey numbers', 'As in the deed, which buyers check: 123/4A, 124/1.'),
    village: both(120, 'Revenue village'),
    taluk: both(120, 'Taluk'),
  }),
  /** PDFs, uploaded as files of the content. */
  documents: field(z.array(paper).max(20).default([]), 'papers', 'Documents', {
    element: 'Document',
    fields: { title: both(200, 'Title') },
  }),
};
const land = {
  extent: amount('Total extent, sq ft', '1 acre is 43,560 sq ft.', 'buyers compare by it'),
  roads: both(300, 'Roads', 'For example: 30 ft and 23 ft roads.'),
  amenities: field(texts(40), 'list', 'Amenities', { element: 'Amenity' }),
  price: group({
    perCent: amount('Price of one cent, from ₹', 'Empty: buyers read “ask for the price”.'),
    perSqFt: amount('Price of one sq ft, from ₹'),
    asOf: date('Date of this price', 'Buyers see this date beside the price.'),
  }),
};

const pixels = z.number().int().min(1).max(20_000);
const picture = z.strictObject({ file: fileId, width: pixels, height: pixels });
export const PHOTOS_MAX = 60;

const pictures = {
  /** Items of the gallery. */
  photos: field(z.array(itemId).max(PHOTOS_MAX).default([]), 'photos', 'Photos'),
  /** A file of the content; the plots' corners are in its pixels. */
  plan: field(picture.nullable().default(null), 'plan', 'Layout plan'),
};

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
  )
  .pipe(z.string().regex(SIDES, 'must be two to eight lengths, such as 30 × 40'));
const squareFeet = z.number().positive('must be more than zero').max(10_000_000, 'is too large');
const road = z.number().positive().max(500).nullable();
const corners = z.string().regex(new RegExp(`^(?:${CORNER}(?: ${CORNER}){2,59})?$`));
const FACING_NAMES = Object.fromEntries(['', ...FACINGS].map((facing) => [facing, facing || '–']));

/** What stands at `plots.<id>`: a plot whose size may be still to come. */
export const plotDraft = z.strictObject({
  number: field(plotNumber, 'line', 'Number'),
  squareFeet: field(squareFeet.nullable().default(null), 'amount', 'Size, sq ft'),
  /** Lengths in feet: "30 × 40", or all four or more one after the other; '' where not told. */
  sides: field(sides.default(''), 'line', 'Sides, ft', { hint: '30 × 40' }),
  facing: field(z.enum(['', ...FACINGS]).default(''), 'choice', 'Facing', {
    options: FACING_NAMES,
  }),
  /** Width of the road before it; null where it is not known. */
  road: field(road.default(null), 'amount', 'Road, ft'),
  price: field(rupees.default(null), 'amount', 'Price, ₹', {
    hint: 'Empty: buyers read “ask for the price”.',
  }),
  park: tick('Next to the park'),
  /** SVG polygon in pixels of the plan, at most 60 corners: "0,0 120,0 120,80". */
  shape: field(corners.default(''), 'corners', 'Drawing on the plan', { limit: 2000 }),
});
export type PlotDraft = z.infer<typeof plotDraft>;

/** Made when a plot is added. Its number may be changed, and its id stays. */
export const plotId = z.uuid({ version: 'v4' }).lowercase();

const plot = plotDraft.extend({ id: plotId });
/** A plot in its layout. */
export type Plot = z.infer<typeof plot>;

/** A plot as it is published. */
export const plotFacts = plotDraft.extend({ squareFeet });
export type PlotFacts = z.infer<typeof plotFacts>;

/** A draft of a layout; `layoutIssues` says what it lacks before it may be public. */
export const layoutDraft = z.strictObject({
  ...about,
  ...place,
  ...papers,
  ...land,
  ...pictures,
  plots: z.array(plot).max(PLOTS_MAX).default([]),
  /** Whether the next publication takes it along. */
  public: tick('Public'),
});
export type Layout = z.infer<typeof layoutDraft>;
export type LayoutInput = z.input<typeof layoutDraft>;

/** The form's parts, in its order. A field is a line of one of them. */
export const layoutSections = [
  { name: 'Name and description', fields: fieldsOf(about) },
  { name: 'Where it is', fields: fieldsOf(place) },
  { name: 'Approval and papers', fields: fieldsOf(papers) },
  { name: 'Land and price', fields: fieldsOf(land) },
  { name: 'Photos and plan', fields: fieldsOf(pictures) },
];

export const plotFields = fieldsOf(plotDraft.shape);

export const layoutFields = [
  ...layoutSections.flatMap(({ fields }) => fields),
  ...fieldsOf({ public: layoutDraft.shape.public }),
];

export function fieldsOf(shape: Record<string, z.ZodType>, prefix = ''): Field[] {
  return Object.entries(shape).flatMap(([key, schema]) => {
    const path = prefix + key;
    const meta = schema.meta() as FieldMeta | undefined;
    if (meta) return [{ ...meta, path, schema }];
    const { shape } = (schema as z.ZodPrefault<z.ZodObject<Record<string, z.ZodType>>>).unwrap();
    return fieldsOf(shape, `${path}.`);
  });
}

const schemas = new Map(layoutFields.map(({ path, schema }) => [path, schema]));
const PLOTS = 'plots.';

/** What a change may put at a path; undefined where nothing can stand. */
export function layoutSchemaAt(path: string): z.ZodType | undefined {
  const isPlot = isPlotPath(path) && plotId.safeParse(path.slice(PLOTS.length)).success;
  return isPlot ? plotDraft : schemas.get(path);
}

/** Of the registration either its number with the papers is asked, or why it needs none. */
export function isAsked(path: string, { registration: { exemption } }: Layout): boolean {
  const [, part] = /^registration\.(.*)$/.exec(path) ?? [];
  if (part === undefined || part === 'exemption') return true;
  if (part === 'completed') return exemption === 'before';
  return (part === 'reason') === (exemption !== '');
}

/** Where a plot is a value of its layout. */
export function plotPath(id: string): string {
  return PLOTS + id;
}

export function isPlotPath(path: string): boolean {
  return path.startsWith(PLOTS);
}

/** Plots as values of their layout, each whole. */
export function plotValues(plots: Plot[]): Record<string, PlotDraft> {
  return Object.fromEntries(plots.map(({ id, ...draft }) => [plotPath(id), draft]));
}

/** A layout's values by their paths. */
export function layoutValues({ plots, ...layout }: Layout): Changes {
  const values = layoutFields.map(({ path }) => [path, layoutValueAt(layout, path)]);
  return { ...Object.fromEntries(values), ...plotValues(plots) };
}

export function layoutValueAt(layout: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => part?.[key as keyof typeof part], layout);
}

const emptyValues = layoutValues(layoutDraft.parse({}));

/** 'A-2' stands before 'A-10'. */
export const comparePlotNumbers = new Intl.Collator('en', { numeric: true }).compare;

/** Null, or nothing, is what a new layout has there. Plots stand in the order of their numbers. */
export function layoutFrom(values: Changes): Layout {
  const there = Object.entries(values).filter(([, value]) => value !== null);
  const layout: Record<string, unknown> & { plots: Plot[] } = { plots: [] };
  for (const [path, value] of Object.entries({ ...emptyValues, ...Object.fromEntries(there) })) {
    const [key = '', inner = ''] = path.split('.');
    if (key === 'plots') layout.plots.push({ id: inner, ...(value as PlotDraft) });
    else layout[key] = inner ? { ...(layout[key] as object), [inner]: value } : value;
  }
  layout.plots.sort((one, other) => comparePlotNumbers(one.number, other.number));
  return layout as unknown as Layout;
}
