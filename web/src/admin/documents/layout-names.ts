import { inLanguage, namesOf, withoutIndexes } from '@theni/content/labels';
import { plotColumns } from './plot-columns.tsx';

const plotLabels = Object.fromEntries(
  Object.entries(plotColumns).map(([column, { name }]) => [`Plots.${column}`, name]),
);

const labels: Record<string, string> = {
  en: 'English',
  ta: 'Tamil',
  'plots.count': 'How many plots?',
  'plots.squareFeet': 'Size of each plot in square feet',
  'plots.road': 'Width of the road in feet',
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
  'promoter.name': 'Name of the promoter',
  'promoter.address': 'Address of the promoter',
  survey: 'In the land records',
  'survey.numbers': 'Survey numbers',
  'survey.village': 'Revenue village',
  'survey.taluk': 'Taluk',
  extent: 'Whole extent in square feet',
  roads: 'Widths of the roads',
  price: 'Price from',
  'price.perCent': 'Rupees for a cent',
  'price.perSqFt': 'Rupees for a square foot',
  'price.asOf': 'Price of which day',
  'distances.metres': 'Metres along the road',
  directions: 'How to get there',
  plan: 'Layout plan',
  ...plotLabels,
};

const elements: Record<string, string> = {
  amenities: 'Amenity',
  distances: 'Distance',
  documents: 'Document',
  photos: 'Photo',
  Plots: 'Plot',
};

export const layoutNames = namesOf(labels, elements);

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
  return hints[withoutIndexes(inLanguage(path).keys.join('.'))];
}
