import { z } from 'zod';
import { LOCATION_MAX_LENGTH } from '../gallery/item.ts';
import { fieldsOf } from '../values/fields.ts';
import { typedText, uuid } from '../values/text.ts';
import {
  amountField,
  bilingualField,
  dateField,
  field,
  listField,
  nestedFields,
  oneLanguageField,
  registerField,
  tickField,
  WHY_BY_LAW,
} from './layout-field-kinds.ts';
import { plot } from './plot-fields.ts';
import { PLOTS_MAX } from './plots.ts';

const WHY_IN_BOTH_LANGUAGES = 'the page is in both languages';
const WHY_APPROVAL = 'a layout may be sold only with its approval';

/** How far a layout is. A plot has a state instead (`plots.ts`). */
const STATUSES = {
  upcoming: 'Coming soon',
  selling: 'Now selling',
  'sold-out': 'Sold out',
  completed: 'Completed',
};
const about = z.object({
  name: bilingualField('Name', {
    max: 120,
    hint: 'As buyers know it.',
    requiredBecause: WHY_IN_BOTH_LANGUAGES,
  }),
  description: bilingualField('Description', {
    max: 5000,
    rows: 4,
    hint: 'Two or three sentences.',
    requiredBecause: WHY_IN_BOTH_LANGUAGES,
  }),
  status: field(z.enum(['upcoming', 'selling', 'sold-out', 'completed']), 'choice', 'Status', {
    options: STATUSES,
    defaultValue: 'selling',
  }),
});

const degrees = (most: number) => z.number().min(-most).max(most);
const geo = z.strictObject({ latitude: degrees(90), longitude: degrees(180) }).nullable();
const MUST_BE_METRES = 'must be whole metres, from 1 to 1,000,000';
const metres = z
  .number(MUST_BE_METRES)
  .int(MUST_BE_METRES)
  .min(1, MUST_BE_METRES)
  .max(1_000_000, MUST_BE_METRES);
const distance = z.strictObject({
  to: bilingualField('To', { max: 200 }),
  metres: field(metres, 'amount', 'Metres along the road', {
    hint: 'Give the measured distance. TNRERA does not allow “5 minutes from ..”.',
    defaultValue: 1000,
  }),
});
const place = z.object({
  place: field(typedText(LOCATION_MAX_LENGTH), 'town', 'Town', {
    requiredBecause: 'visitors look for it first',
    defaultValue: '',
  }),
  geo: field(geo, 'geo', 'Place on the map', {
    requiredBecause: 'buyers find their way by it',
    defaultValue: null,
  }),
  directions: bilingualField('How to get there', {
    max: 2000,
    rows: 4,
    hint: 'From a place that everybody knows.',
  }),
  distances: listField('Distances', {
    element: distance.meta({ kind: 'element', label: 'Distance' }),
    most: 20,
  }),
});

const EXEMPTIONS = {
  '': 'Yes, here is its number',
  small: 'No: at most 500 m² or 8 plots',
  before: 'No: completed before 1 May 2017 (ask your lawyer)',
};
const WHY_COMPLETION_DATE =
  'a layout that was not completed before 1 May 2017 needs a registration (RERA s. 3(1))';
/** `file` is the id of a content file. */
const document = z.strictObject({
  file: uuid.meta({ kind: 'fixed', label: 'File' }),
  title: bilingualField('Title', { max: 200 }),
});
const approvalAndPapers = z.object({
  approval: nestedFields({
    authority: oneLanguageField('Approved by', {
      max: 120,
      requiredBecause: WHY_APPROVAL,
      defaultValue: 'DTCP',
    }),
    number: oneLanguageField('Approval number', { max: 120, requiredBecause: WHY_APPROVAL }),
    date: dateField('Date of the approval', { requiredBecause: WHY_APPROVAL }),
  }),
  registration: nestedFields({
    exemption: field(
      z.enum(['', 'small', 'before']),
      'choice',
      'Is a TNRERA registration needed?',
      { options: EXEMPTIONS, defaultValue: '' },
    ),
    number: oneLanguageField('Registration number', {
      max: 120,
      hint: 'TN/99/Layout/0123/2025',
      requiredBecause: WHY_BY_LAW,
    }),
    copied: tickField('The certificate shows exactly this number.'),
    date: dateField('Date of the registration', { requiredBecause: 'the certificate has it' }),
    page: registerField(
      'Address of its page in the register',
      'Open your layout’s page at rera.tn.gov.in and copy its address.',
    ),
    formC: registerField(
      'Address of the Form-C QR code',
      'Scan the QR code on the certificate with a phone and copy the address.',
    ),
    completed: dateField('Date of completion', {
      hint: 'As in the completion certificate.',
      requiredBecause: WHY_COMPLETION_DATE,
    }),
    reason: bilingualField('Why no registration is needed', {
      max: 500,
      rows: 2,
      hint: 'Buyers read this instead of the number. Of an old layout, say when it was completed.',
      requiredBecause: WHY_BY_LAW,
    }),
  }),
  promoter: nestedFields({
    name: bilingualField('Name of the promoter', {
      max: 200,
      hint: 'As in the certificate.',
      requiredBecause: WHY_BY_LAW,
    }),
    address: bilingualField('Address of the promoter', {
      max: 500,
      rows: 2,
      requiredBecause: WHY_BY_LAW,
    }),
  }),
  survey: nestedFields({
    numbers: oneLanguageField('Survey numbers', {
      max: 500,
      hint: 'Exactly as in the deed, because buyers check them there: 000/0A, 000/1.',
    }),
    village: bilingualField('Revenue village', { max: 120 }),
    taluk: bilingualField('Taluk', { max: 120 }),
  }),
  documents: listField(
    'Documents',
    { element: document.meta({ kind: 'element', label: 'Document' }), most: 20 },
    'documents',
  ),
});
const land = z.object({
  extent: amountField('Total extent, sq ft', {
    hint: '1 acre is 43,560 sq ft.',
    requiredBecause: 'buyers compare by it',
  }),
  roads: bilingualField('Roads', { max: 300, hint: 'For example: 30 ft and 23 ft roads.' }),
  amenities: listField('Amenities', { element: bilingualField('Amenity', { max: 200 }), most: 40 }),
  price: nestedFields({
    perCent: amountField('Price of one cent, from ₹', {
      hint: 'Empty: buyers read “ask for the price”.',
    }),
    perSqFt: amountField('Price of one sq ft, from ₹'),
    asOf: dateField('Date of this price', { hint: 'Buyers see this date beside the price.' }),
  }),
});

const pixels = z.number().int().min(1).max(20_000);
const plan = z.strictObject({ file: uuid, width: pixels, height: pixels }).nullable();

export const PHOTOS_MAX = 60;

const pictures = z.object({
  /** Ids of items of the gallery. */
  photos: listField('Photos', { element: uuid, most: PHOTOS_MAX }, 'photos'),
  /** `file` is the id of a content file; the plots' corners are in its pixels. */
  plan: field(plan, 'plan', 'Layout plan', { defaultValue: null }),
});

/** A draft of a layout; `layoutIssues` says what it lacks before it may be public. */
export const layoutDraft = z.strictObject({
  ...about.shape,
  ...place.shape,
  ...approvalAndPapers.shape,
  ...land.shape,
  ...pictures.shape,
  plots: z.array(plot).max(PLOTS_MAX).default([]),
  /** The next publication takes the layout along. */
  public: tickField('Public'),
});
export type Layout = z.infer<typeof layoutDraft>;
export type LayoutInput = z.input<typeof layoutDraft>;

/** The parts of the form, in its order. */
export const layoutSections = [
  { name: 'Name and description', fields: fieldsOf(about) },
  { name: 'Where it is', fields: fieldsOf(place) },
  { name: 'Approval and papers', fields: fieldsOf(approvalAndPapers) },
  { name: 'Land and price', fields: fieldsOf(land) },
  { name: 'Photos and plan', fields: fieldsOf(pictures) },
];

export const layoutFields = [
  ...layoutSections.flatMap(({ fields }) => fields),
  ...fieldsOf(layoutDraft.pick({ public: true })),
];

/** The form asks for the registration’s number and papers, or else for why it needs none. */
export function isInForm(path: string, { registration: { exemption } }: Layout): boolean {
  const [, part] = /^registration\.(.*)$/.exec(path) ?? [];
  if (part === undefined || part === 'exemption') return true;
  if (part === 'completed') return exemption === 'before';
  return (part === 'reason') === (exemption !== '');
}
