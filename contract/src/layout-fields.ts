import { z } from 'zod';
import type { Changes } from './content.ts';
import { type FieldMeta, fieldsOf, partAt } from './fields.ts';
import { LOCATION_MAX_LENGTH } from './limits.ts';
import { FACINGS, LAYOUT_STATUSES, PLOTS_MAX } from './plots.ts';
import { itemId } from './requests.ts';
import { plotNumber, typedText } from './text.ts';

/** Named in the sentences: what asks for it, so that the owner can look it up. */
const LAW = 'RERA s. 11(2), TNRERA Proc. A3/2253/2025';

const RERA = `the law requires it (${LAW})`;

/** A draft may be half typed: a field that is not there yet is empty. */
function field<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldMeta['kind'],
  label: string,
  options: Partial<FieldMeta> & { empty: z.input<Schema> },
): z.ZodDefault<Schema> {
  return schema.default(options.empty as never).meta({ kind, label, ...options });
}

const fileId = z.uuid({ version: 'v4' }).lowercase();
const FREE = 'must be more than zero; leave it empty if you do not know it';
const rupees = z.number().positive(FREE).max(1e12, 'is too large').nullable();

type Options = Partial<FieldMeta>;

/** @param options.max in UTF-16 units */
const both = (label: string, { max, ...options }: Options & { max: number }) =>
  field(z.strictObject({ en: typedText(max), ta: typedText(max) }), 'both', label, {
    ...options,
    limit: max,
    empty: { en: '', ta: '' },
  });
const line = (
  label: string,
  { max, empty = '', ...options }: Options & { max: number; empty?: string },
) => field(typedText(max), 'line', label, { ...options, limit: max, empty });
/** An address in the authority's register. */
const url = (label: string, hint: string) =>
  line(label, { max: 500, hint, needed: RERA, kind: 'url' });
/** ISO 8601 (2026-03-02), or nothing yet. */
const date = (label: string, options: Options = {}) =>
  field(z.union([z.literal(''), z.iso.date()]), 'date', label, { ...options, empty: '' });
const amount = (label: string, options: Options = {}) =>
  field(rupees, 'amount', label, { ...options, empty: null });
const tick = (label: string) => field(z.boolean(), 'tick', label, { empty: false });
const list = <Element extends z.ZodType>(
  label: string,
  { element, most, ...options }: Options & { element: Element; most: number },
) =>
  field(z.array(element).max(most, `is too long: at most ${most} entries`), 'list', label, {
    ...options,
    ...{ element, most, empty: [] },
  });
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
const about = z.object({
  name: both('Name', { max: 120, hint: 'As buyers know it.', needed: BOTH }),
  description: both('Description', {
    max: 5000,
    rows: 4,
    hint: 'Two or three sentences.',
    needed: BOTH,
  }),
  status: field(z.enum(LAYOUT_STATUSES), 'choice', 'Status', {
    options: STATUSES,
    empty: 'selling',
  }),
});

const degrees = (most: number) => z.number().min(-most).max(most);
const geo = z.strictObject({ latitude: degrees(90), longitude: degrees(180) }).nullable();
const METRES = 'must be whole metres, from 1 to 1,000,000';
const metres = z.number(METRES).int(METRES).min(1, METRES).max(1_000_000, METRES);
const distance = z.strictObject({
  to: both('To', { max: 200 }),
  metres: field(metres, 'amount', 'Metres along the road', {
    hint: 'Give the measured distance. TNRERA does not allow “5 minutes from ..”.',
    empty: 1000,
  }),
});
const place = z.object({
  place: field(typedText(LOCATION_MAX_LENGTH), 'town', 'Town', {
    needed: 'visitors look for it first',
    empty: '',
  }),
  geo: field(geo, 'geo', 'Place on the map', {
    needed: 'buyers find their way by it',
    empty: null,
  }),
  directions: both('How to get there', {
    max: 2000,
    rows: 4,
    hint: 'From a place that everybody knows.',
  }),
  distances: list('Distances', {
    element: distance.meta({ kind: 'group', label: 'Distance' }),
    most: 20,
  }),
});

const EXEMPTIONS = {
  '': 'Yes, here is its number',
  small: 'No: at most 500 m² or 8 plots',
  before: 'No: completed before 1 May 2017 (ask your lawyer)',
};
const COMPLETED =
  'a layout that was not completed before 1 May 2017 needs a registration (RERA s. 3(1))';
/** A PDF, uploaded as a file of the content. */
const document = z.strictObject({
  file: fileId.meta({ kind: 'fixed', label: 'File' }),
  title: both('Title', { max: 200 }),
});
const papers = z.object({
  approval: group({
    authority: line('Approved by', { max: 120, needed: APPROVED, empty: 'DTCP' }),
    number: line('Approval number', { max: 120, needed: APPROVED }),
    date: date('Date of the approval', { needed: APPROVED }),
  }),
  registration: group({
    exemption: field(
      z.enum(['', 'small', 'before']),
      'choice',
      'Is a TNRERA registration needed?',
      { options: EXEMPTIONS, empty: '' },
    ),
    number: line('Registration number', {
      max: 120,
      hint: 'TN/99/Layout/0123/2025',
      needed: RERA,
    }),
    copied: tick('The certificate shows exactly this number.'),
    date: date('Date of the registration', { needed: 'the certificate has it' }),
    page: url(
      'Address of its page in the register',
      'Open your layout’s page at rera.tn.gov.in and copy its address.',
    ),
    formC: url(
      'Address of the Form-C QR code',
      'Scan the QR code on the certificate with a phone and copy the address.',
    ),
    completed: date('Date of completion', {
      hint: 'As in the completion certificate.',
      needed: COMPLETED,
    }),
    reason: both('Why no registration is needed', {
      max: 500,
      rows: 2,
      hint: 'Buyers read this instead of the number. Of an old layout, say when it was completed.',
      needed: RERA,
    }),
  }),
  promoter: group({
    name: both('Name of the promoter', { max: 200, hint: 'As in the certificate.', needed: RERA }),
    address: both('Address of the promoter', { max: 500, rows: 2, needed: RERA }),
  }),
  survey: group({
    numbers: line('Survey numbers', {
      max: 500,
      hint: 'Exactly as in the deed, because buyers check them there: 000/0A, 000/1.',
    }),
    village: both('Revenue village', { max: 120 }),
    taluk: both('Taluk', { max: 120 }),
  }),
  documents: list('Documents', {
    kind: 'papers',
    element: document.meta({ kind: 'group', label: 'Document' }),
    most: 20,
  }),
});
const land = z.object({
  extent: amount('Total extent, sq ft', {
    hint: '1 acre is 43,560 sq ft.',
    needed: 'buyers compare by it',
  }),
  roads: both('Roads', { max: 300, hint: 'For example: 30 ft and 23 ft roads.' }),
  amenities: list('Amenities', { element: both('Amenity', { max: 200 }), most: 40 }),
  price: group({
    perCent: amount('Price of one cent, from ₹', {
      hint: 'Empty: buyers read “ask for the price”.',
    }),
    perSqFt: amount('Price of one sq ft, from ₹'),
    asOf: date('Date of this price', { hint: 'Buyers see this date beside the price.' }),
  }),
});

const pixels = z.number().int().min(1).max(20_000);
const plan = z.strictObject({ file: fileId, width: pixels, height: pixels }).nullable();

export const PHOTOS_MAX = 60;

const pictures = z.object({
  /** Items of the gallery. */
  photos: list('Photos', { kind: 'photos', element: itemId, most: PHOTOS_MAX }),
  /** A file of the content; the plots' corners are in its pixels. */
  plan: field(plan, 'plan', 'Layout plan', { empty: null }),
});

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
const road = z.number().positive(FREE).max(500, 'is too large').nullable();
const corners = z.string().regex(new RegExp(`^(?:${CORNER}(?: ${CORNER}){2,59})?$`));
const FACING_NAMES = Object.fromEntries(['', ...FACINGS].map((facing) => [facing, facing || '–']));

/** What stands at `plots.<id>`: a plot whose size may be still to come. */
export const plotDraft = z.strictObject({
  number: plotNumber.meta({ kind: 'line', label: 'Number' }),
  squareFeet: field(squareFeet.nullable(), 'amount', 'Size, sq ft', { empty: null }),
  /** Lengths in feet: "30 × 40", or all four or more one after the other; '' where not told. */
  sides: field(sides, 'line', 'Sides, ft', { hint: '30 × 40', empty: '' }),
  facing: field(z.enum(['', ...FACINGS]), 'choice', 'Facing', { options: FACING_NAMES, empty: '' }),
  /** Width of the road before it; null where it is not known. */
  road: field(road, 'amount', 'Road, ft', { empty: null }),
  price: amount('Price, ₹', { hint: 'Empty: buyers read “ask for the price”.' }),
  park: tick('Next to the park'),
  /** SVG polygon in pixels of the plan, at most 60 corners: "0,0 120,0 120,80". */
  shape: field(corners, 'corners', 'Drawing on the plan', { limit: 2000, empty: '' }),
});
export type PlotDraft = z.infer<typeof plotDraft>;

/** Made when a plot is added. Its number may be changed, and its id stays. */
const plotId = z.uuid({ version: 'v4' }).lowercase();

const plot = plotDraft.extend({ id: plotId });
export type Plot = z.infer<typeof plot>;

/** A plot as it is published. */
export const plotFacts = plotDraft.extend({ squareFeet });
export type PlotFacts = z.infer<typeof plotFacts>;

/** A draft of a layout; `layoutIssues` says what it lacks before it may be public. */
export const layoutDraft = z.strictObject({
  ...about.shape,
  ...place.shape,
  ...papers.shape,
  ...land.shape,
  ...pictures.shape,
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

export const plotFields = fieldsOf(plotDraft);

export const layoutFields = [
  ...layoutSections.flatMap(({ fields }) => fields),
  ...fieldsOf(layoutDraft.pick({ public: true })),
];

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

export function layoutValues({ plots, ...layout }: Layout): Changes {
  const values = layoutFields.map(({ path }) => [path, partAt(layout, path)]);
  return { ...Object.fromEntries(values), ...plotValues(plots) };
}

const emptyValues = layoutValues(layoutDraft.parse({}));

/** 'A-2' stands before 'A-10'. */
const comparePlotNumbers = new Intl.Collator('en', { numeric: true }).compare;

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
