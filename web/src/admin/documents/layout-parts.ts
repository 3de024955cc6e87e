import { plotColumns } from './plot-columns.tsx';
import type { Names } from './use-editor.ts';

export interface LayoutPart {
  key: string;
  name: string;
  what: string;
  /** Keys of the layout that are edited there. */
  fields: string[];
}

/** A layout as the owner thinks of it: what changes each day first, then what is written once. */
export const layoutParts: LayoutPart[] = [
  {
    key: 'states',
    name: 'Available, held, booked, sold',
    what: 'Change the state of a plot in two taps',
    fields: [],
  },
  {
    key: 'basics',
    name: 'Name and place',
    what: 'Name, description, status, place',
    fields: ['name', 'description', 'status', 'place', 'geo'],
  },
  {
    key: 'papers',
    name: 'Approval and registration',
    what: 'Numbers, dates, promoter',
    fields: ['approval', 'registration', 'promoter'],
  },
  {
    key: 'land',
    name: 'Land and price',
    what: 'Size, roads, amenities, price from',
    fields: ['extent', 'roads', 'price', 'amenities'],
  },
  {
    key: 'way',
    name: 'Distances and way there',
    what: 'How far it is, and how to get there',
    fields: ['distances', 'directions'],
  },
  { key: 'photos', name: 'Photos', what: 'From the gallery', fields: ['photos'] },
  { key: 'documents', name: 'Documents', what: 'PDFs for buyers', fields: ['documents'] },
  { key: 'plan', name: 'Layout plan', what: 'The picture of the layout', fields: ['plan'] },
  {
    key: 'plots',
    name: 'Plots',
    what: 'Sizes and prices, typed or from a table',
    fields: ['Plots'],
  },
  { key: 'draw', name: 'Draw plots', what: 'Their shapes on the plan', fields: [] },
  {
    key: 'publish',
    name: 'Check and publish',
    what: 'What is missing, and the way to the public',
    fields: [],
  },
];

const ADDRESS = '/admin/projects';

export function layoutAddress(slug: string, part?: string, field?: string): string {
  const query = { layout: slug, ...(part && { part }), ...(field && { field }) };
  return `${ADDRESS}?${new URLSearchParams(query)}`;
}

/** Of the field for a value, or of the plots. */
export function issueAddress(slug: string, path: string): string {
  const [first = ''] = path.split('.');
  if (path.endsWith('.Shape')) return layoutAddress(slug, 'draw');
  const part = layoutParts.find(({ fields }) => fields.includes(first));
  return part ? layoutAddress(slug, part.key, path) : layoutAddress(slug);
}

const plotLabels = Object.fromEntries(
  Object.entries(plotColumns).map(([column, { name }]) => [`Plots.${column}`, name]),
);

const labels: Record<string, string> = {
  en: 'English',
  ta: 'Tamil',
  name: 'Name',
  description: 'Description',
  status: 'Status',
  place: 'Town',
  geo: 'Place on the map',
  approval: 'Approval of the layout',
  'approval.authority': 'Approved by',
  'approval.number': 'Approval number',
  'approval.date': 'Date of the approval',
  registration: 'Registration (TNRERA)',
  'registration.number': 'Registration number',
  'registration.copied': 'Number copied from the certificate',
  'registration.date': 'Date of the registration',
  'registration.page': 'Address of its page in the register',
  'registration.formC': 'What the QR code of Form C leads to',
  'registration.exemption': 'Is a registration needed?',
  'registration.reason': 'Why it needs none',
  promoter: 'Promoter',
  'promoter.name': 'Name of the promoter',
  'promoter.address': 'Address of the promoter',
  extent: 'Whole extent in square feet',
  roads: 'Widths of the roads',
  amenities: 'Amenities',
  price: 'Price from',
  'price.perCent': 'Rupees for a cent',
  'price.perSqFt': 'Rupees for a square foot',
  'price.asOf': 'Price of which day',
  distances: 'Distances',
  'distances.metres': 'Metres along the road',
  'distances.to': 'To',
  directions: 'How to get there',
  documents: 'Documents',
  'documents.file': 'File',
  'documents.title': 'Title',
  photos: 'Photos',
  plan: 'Layout plan',
  Plots: 'Plots',
  ...plotLabels,
};

const elements: Record<string, string> = {
  amenities: 'Amenity',
  distances: 'Distance',
  documents: 'Document',
  photos: 'Photo',
  Plots: 'Plot',
};

function labelAt(path: string): string {
  const keys = path.split('.');
  const key = keys.at(-1) ?? '';
  if (/^\d+$/.test(key)) return `${elements[keys.at(-2) ?? ''] ?? 'Entry'} ${Number(key) + 1}`;
  const pattern = keys.filter((each) => !/^\d+$/.test(each)).join('.');
  return labels[pattern] ?? labels[key] ?? key;
}

/** 'Registration (TNRERA) › Why it needs none (Tamil)' */
function nameAt(path: string): string {
  const keys = path.split('.');
  const language = { en: 'English', ta: 'Tamil' }[keys.at(-1) ?? ''];
  const named = language ? keys.slice(0, -1) : keys;
  const names = named.map((_, index) => labelAt(named.slice(0, index + 1).join('.')));
  return names.join(' › ') + (language ? ` (${language})` : '');
}

export const layoutNames: Names = {
  labelAt,
  nameAt,
  elementName: (list) => elements[list] ?? 'Entry',
};

const hints: Record<string, string> = {
  name: 'As buyers know it.',
  description: 'Two or three sentences. Leave an empty line between paragraphs.',
  place: 'As in the gallery: Theni, Periyakulam ..',
  geo: 'From Google Maps: press long on the entrance of the layout, and copy the two numbers.',
  'approval.authority': 'For example DTCP.',
  'registration.number': 'As on the certificate: TN/11/Layout/1234/2024 or TNRERA/11/LO/0123/2025.',
  'registration.page':
    'Open the layout’s page at rera.tn.gov.in and copy the address from the browser.',
  'registration.formC': 'The address behind the QR code on the certificate: scan it with a phone.',
  'registration.reason': 'One sentence that buyers read in the place of the number.',
  'promoter.name': 'As in the certificate.',
  extent: 'Of the whole layout. 1 acre is 43,560 square feet.',
  roads: 'For example: 30 ft and 23 ft roads.',
  'price.perCent': 'The lowest one. Empty: buyers read “ask for the price”.',
  'price.asOf': 'Buyers read on which day the price was right.',
  'distances.metres': 'Measured, not guessed: the authority forbids “5 minutes from ..”.',
  directions: 'From the bus stand or a place that everybody knows.',
};

export function hintAt(path: string): string | undefined {
  const keys = path.split('.').filter((key) => !/^\d+$/.test(key) && key !== 'en' && key !== 'ta');
  return hints[keys.join('.')];
}
