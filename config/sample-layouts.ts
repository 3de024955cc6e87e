import {
  type LayoutInput,
  layoutDraft,
  type PlotFacts,
  type PlotState,
  type PublishedLayout,
} from '@theni/contract';
import { drawPlan, plotsOf, type Sketch } from './sample-plan.ts';

export interface SampleLayout extends Pick<PublishedLayout, 'slug' | 'fields' | 'plots'> {
  /** Its files, by their id. */
  files: Record<string, SampleFile>;
}

export interface SampleFile {
  name: string;
  kind: 'picture' | 'document';
  /** The SVG or the PDF itself. */
  text: string;
}

/** A fixed time, so that each build writes the same pages. */
export const SAMPLES_AS_OF = '2026-03-02T04:30:00.000Z';

const SAMPLE_DATE = '2026-03-02';

const garden: Sketch = {
  width: 1600,
  height: 1000,
  pixelsPerFoot: 4.6,
  slant: 0.08,
  rows: [
    { x: 45, y: 12, depth: 45, widths: [45, 35, 35, 35, 35, 40], facing: 'S', road: 30 },
    { x: 45, y: 87, depth: 40, widths: [45, 35, 35, 35, 35, 40], facing: 'N', road: 30 },
    { x: 45, y: 127, depth: 30, widths: [45, 35, 35, 35, 35, 40], facing: 'S', road: 23 },
    { x: 45, y: 180, depth: 28, widths: [45, 35, 35, 35, 35, 40], facing: 'N', road: 23 },
  ],
  areas: [
    { x: 10, y: 6, width: 30, height: 206, kind: 'road', name: '30 ft' },
    { x: 40, y: 57, width: 290, height: 30, kind: 'road', name: '30 ft' },
    { x: 40, y: 157, width: 290, height: 23, kind: 'road', name: '23 ft' },
    { x: 275, y: 12, width: 45, height: 45, kind: 'park', name: 'Park' },
  ],
};

const hills: Sketch = {
  width: 2000,
  height: 1500,
  pixelsPerFoot: 3.7,
  slant: 0.1,
  rows: [12, 82, 122, 192, 232, 302].flatMap((y, index) => [
    {
      x: 35,
      y,
      depth: 40,
      widths: [24, 24, 24, 24, 24, 20, 20, 20, 20, 20],
      facing: facingOf(index),
      road: 30,
    },
    {
      x: 285,
      y,
      depth: 40,
      widths: [20, 20, 20, 20, 20, 22, 22, 22, 22, 22],
      facing: facingOf(index),
      road: 30,
    },
  ]),
  areas: [
    { x: 35, y: 52, width: 460, height: 30, kind: 'road', name: '30 ft' },
    { x: 35, y: 162, width: 460, height: 30, kind: 'road', name: '30 ft' },
    { x: 35, y: 272, width: 460, height: 30, kind: 'road', name: '30 ft' },
    { x: 255, y: 6, width: 30, height: 385, kind: 'road', name: '30 ft' },
    { x: 5, y: 6, width: 30, height: 385, kind: 'road', name: '30 ft' },
    { x: 35, y: 346, width: 215, height: 40, kind: 'park', name: 'Park' },
  ],
};

function facingOf(row: number): PlotFacts['facing'] {
  return row % 2 === 0 ? 'S' : 'N';
}

const GARDEN_PLAN = '5a000000-0000-4000-8000-000000000001';
const GARDEN_APPROVAL = '5a000000-0000-4000-8000-000000000002';
const HILLS_PLAN = '5a000000-0000-4000-8000-000000000003';
const HILLS_APPROVAL = '5a000000-0000-4000-8000-000000000004';

/** The promoter of the samples has a name that is plainly a sample. */
const promoter = {
  name: { en: 'Sample Promoter', ta: 'மாதிரி மேம்பாட்டாளர்' },
  address: { en: '1 Sample Street, Theni 000000', ta: '1, மாதிரித் தெரு, தேனி 000000' },
};

type Sample = Omit<SampleLayout, 'fields'> & { fields: LayoutInput };

const samples: [garden: Sample, hills: Sample] = [
  {
    slug: 'sample-garden',
    fields: {
      public: true,
      name: { en: 'Sample Garden', ta: 'மாதிரித் தோட்டம்' },
      description: {
        en: 'A sample: no such land is for sale. 24 house plots on two tar roads, with a park.',
        ta: 'இது ஒரு மாதிரி; இப்படி ஒரு நிலம் விற்பனைக்கு இல்லை. இரண்டு தார்ச் சாலைகளில் 24 மனைகள், ஒரு பூங்கா.',
      },
      status: 'selling',
      place: 'Theni',
      geo: { latitude: 10.0104, longitude: 77.4768 },
      approval: { authority: 'DTCP', number: 'Sample 24/2025', date: '2025-06-10' },
      registration: {
        number: 'TN/99/Layout/0024/2025',
        date: '2025-08-18',
        page: 'https://rera.tn.gov.in/#sample-garden',
        formC: 'https://rera.tn.gov.in/#sample-garden-form-c',
      },
      promoter,
      survey: {
        numbers: 'Sample 24/1, 24/2A',
        village: { en: 'Sample Village', ta: 'மாதிரிக் கிராமம்' },
        taluk: { en: 'Theni', ta: 'தேனி' },
      },
      extent: 56_200,
      roads: {
        en: 'Tar roads of 30 and 23 feet with drains',
        ta: 'வடிகாலுடன் 30 அடி, 23 அடி தார்ச் சாலைகள்',
      },
      amenities: [
        { en: 'Street lights', ta: 'தெரு விளக்குகள்' },
        { en: 'Water line to each plot', ta: 'ஒவ்வொரு மனைக்கும் குடிநீர்க் குழாய்' },
        { en: 'Park', ta: 'பூங்கா' },
        { en: 'Boundary stones', ta: 'எல்லைக்கற்கள்' },
      ],
      price: { perCent: 480_000, perSqFt: 1102, asOf: SAMPLE_DATE },
      distances: [
        { metres: 1800, to: { en: 'Theni bus stand', ta: 'தேனி பேருந்து நிலையம்' } },
        { metres: 2600, to: { en: 'Theni railway station', ta: 'தேனி ரயில் நிலையம்' } },
        { metres: 750, to: { en: 'the nearest school', ta: 'அருகிலுள்ள பள்ளி' } },
      ],
      directions: {
        en: 'From the bus stand take the road to Madurai, then the second street on the left.',
        ta: 'பேருந்து நிலையத்திலிருந்து மதுரை சாலையில் வந்து, இடப்புறம் இரண்டாவது தெருவில் திரும்புங்கள்.',
      },
      documents: [
        { file: GARDEN_APPROVAL, title: { en: 'Layout approval', ta: 'மனைப்பிரிவு அங்கீகாரம்' } },
      ],
      plan: { file: GARDEN_PLAN, width: garden.width, height: garden.height },
    },
    plots: plotsInAllStates(garden, 1102),
    files: {
      [GARDEN_PLAN]: plan('sample-garden-plan.png', garden),
      [GARDEN_APPROVAL]: paper('sample-garden-approval.pdf', 'Sample Garden: layout approval'),
    },
  },
  {
    slug: 'sample-hills',
    fields: {
      public: true,
      name: { en: 'Sample Hills', ta: 'மாதிரிக் குன்று' },
      description: {
        en: 'A large sample: no such land is for sale. 120 house plots at the foot of the hills.',
        ta: 'இது ஒரு பெரிய மாதிரி; இப்படி ஒரு நிலம் விற்பனைக்கு இல்லை. மலையடிவாரத்தில் 120 வீட்டு மனைகள்.',
      },
      status: 'selling',
      place: 'Bodinayakanur',
      geo: { latitude: 10.0115, longitude: 77.3497 },
      approval: { authority: 'DTCP', number: 'Sample 120/2025', date: '2025-02-03' },
      registration: {
        number: 'TNRERA/99/LO/0120/2025',
        date: '2025-04-21',
        page: 'https://rera.tn.gov.in/#sample-hills',
        formC: 'https://rera.tn.gov.in/#sample-hills-form-c',
      },
      promoter,
      survey: {
        numbers: 'Sample 120/1 to 120/6',
        village: { en: 'Sample Foothills', ta: 'மாதிரி மலையடிவாரம்' },
        taluk: { en: 'Bodinayakanur', ta: 'போடிநாயக்கனூர்' },
      },
      extent: 196_000,
      roads: { en: 'Roads of 30 feet', ta: '30 அடி சாலைகள்' },
      amenities: [
        { en: 'Street lights', ta: 'தெரு விளக்குகள்' },
        { en: 'Park', ta: 'பூங்கா' },
      ],
      price: { perCent: 310_000, perSqFt: 712, asOf: SAMPLE_DATE },
      distances: [
        {
          metres: 4200,
          to: { en: 'Bodinayakanur bus stand', ta: 'போடிநாயக்கனூர் பேருந்து நிலையம்' },
        },
      ],
      directions: {
        en: 'From the bus stand take the road to Munnar; the gate is on the right.',
        ta: 'பேருந்து நிலையத்திலிருந்து மூணாறு சாலையில் வாருங்கள்; நுழைவாயில் வலப்புறம் உள்ளது.',
      },
      documents: [
        { file: HILLS_APPROVAL, title: { en: 'Layout approval', ta: 'மனைப்பிரிவு அங்கீகாரம்' } },
      ],
      plan: { file: HILLS_PLAN, width: hills.width, height: hills.height },
    },
    plots: plotsInAllStates(hills, 712),
    files: {
      [HILLS_PLAN]: plan('sample-hills-plan.png', hills),
      [HILLS_APPROVAL]: paper('sample-hills-approval.pdf', 'Sample Hills: layout approval'),
    },
  },
];

/** Two invented layouts, for the local stack and for builds on this machine. */
export const sampleLayouts: [garden: SampleLayout, hills: SampleLayout] = [
  completed(samples[0]),
  completed(samples[1]),
];

/** A field that the sample leaves out has the value of a new layout. */
function completed(sample: Sample): SampleLayout {
  const { plots: _, ...fields } = layoutDraft.parse(sample.fields);
  return { ...sample, fields };
}

/** Some plots are taken, and some have no price. */
function plotsInAllStates(sketch: Sketch, rupeesPerSqFt: number): SampleLayout['plots'] {
  const states: PlotState[] = [
    'available',
    'sold',
    'available',
    'available',
    'booked',
    'available',
    'held',
  ];
  return plotsOf(sketch).map((plot, index) => ({
    ...plot,
    price: index % 9 === 8 ? null : Math.round((plot.squareFeet * rupeesPerSqFt) / 1000) * 1000,
    state: states[index % states.length] ?? 'available',
  }));
}

function plan(name: string, sketch: Sketch): SampleFile {
  return { name, kind: 'picture', text: drawPlan(sketch, plotsOf(sketch)) };
}

/** A PDF of one page with one line. */
function paper(name: string, line: string): SampleFile {
  const drawn = `BT /F1 24 Tf 60 740 Td (${line} \\(sample\\)) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  const text = `${body}xref\n0 6\n0000000000 65535 f \n${table}${trailer}`;
  return { name, kind: 'document', text };
}
