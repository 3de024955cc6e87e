import { plotColumns } from './plot-columns.tsx';
import type { Names } from './use-editor.ts';

const plotLabels = Object.fromEntries(
  Object.entries(plotColumns).map(([column, { name }]) => [`Plots.${column}`, name]),
);

const labels: Record<string, string> = {
  en: 'English',
  ta: 'Tamil',
  'plots.count': 'How many plots?',
  'plots.squareFeet': 'Size of each plot in square feet',
  'plots.road': 'Width of the road in feet',
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
  survey: 'In the land records',
  'survey.numbers': 'Survey numbers',
  'survey.village': 'Revenue village',
  'survey.taluk': 'Taluk',
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
  'plots.squareFeet':
    'A cent is 435.6 square feet. What differs from plot to plot is changed later.',
  name: 'As buyers know it.',
  description: 'Two or three sentences. Leave an empty line between paragraphs.',
  place: 'As in the gallery: Theni, Periyakulam ..',
  'approval.authority': 'For example DTCP.',
  'registration.number': 'As on the certificate: TN/11/Layout/1234/2024 or TNRERA/11/LO/0123/2025.',
  'registration.page':
    'Open the layout’s page at rera.tn.gov.in and copy the address from the browser.',
  'registration.formC': 'The address behind the QR code on the certificate: scan it with a phone.',
  'registration.reason': 'One sentence that buyers read in the place of the number.',
  'promoter.name': 'As in the certificate.',
  'survey.numbers':
    'As in the deed: 123/4A, 124/1. Buyers check patta and encumbrance certificate by them.',
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
