import { bannedPhrases } from './banned-phrases.ts';
import type { ContentIssue } from './content.ts';
import { type Layout, plotFacts } from './layout.ts';
import { LANGUAGES } from './limits.ts';
import { foldPlotNumber } from './plot-number.ts';
import { AUTHORITY, AUTHORITY_ADDRESS } from './plots.ts';
import { cornersOf, type Size } from './shape.ts';
import { plotNumber } from './text.ts';
import { dayOf } from './times.ts';

/** Named in the sentences: what asks for it, so that the owner can look it up. */
const LAW = 'RERA s. 11(2) and TNRERA Proc. A3/2253/2025';

/** RERA s. 3(2)(a): so small a layout needs no registration. */
const SMALL_SQUARE_METRES = 500;
const SMALL_UNITS = 8;
const SQUARE_METRES_PER_SQ_FT = 0.09290304;
/** Section 3 of RERA is in force since then: nobody was registered before, everybody is since. */
const REGISTRATION_SINCE = '2017-05-01';
const FIRST_YEAR = 2017;

const NUMBER_FORMS = [
  /^TN\/\d{1,2}\/(?:Building|Layout(?:\/Offline)?|Regularisation-Layout)\/(?<serial>\d{3,4})\/(?<year>\d{4})$/,
  /^TNRERA\/\d{1,2}\/(?:BLG|LO)\/(?<serial>\d{3,4})\/(?<year>\d{4})$/,
];
/** In a number of another form. */
const ZEROS = /(?<!\d)0+(?!\d)/;
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/**
 * What keeps a layout from being public: facts that visitors and the law ask for, and words that the authority bans. Blanks around a
 * text do not count.
 * @returns paths within the layout; none when it may be public
 */
export function layoutIssues(layout: Layout, now = new Date()): ContentIssue[] {
  return [
    ...missingFacts(layout),
    ...registrationIssues(layout, now),
    ...priceIssues(layout),
    ...futureDates(layout, now),
    ...bannedPhrases({ ...layout, Plots: [] }),
    ...plotIssues(layout),
  ];
}

function missingFacts(layout: Layout): ContentIssue[] {
  const { approval, distances, documents, amenities } = layout;
  return [
    ...missingText(layout.name, 'name', 'The name'),
    ...missingText(layout.description, 'description', 'The description'),
    ...missing(layout.place, 'place', 'The town is missing: visitors look for it first.'),
    ...missing(layout.geo, 'geo', 'The place on the map is missing: buyers find their way by it.'),
    ...missing(approval.authority, 'approval.authority', approvalAsks('authority')),
    ...missing(approval.number, 'approval.number', approvalAsks('number')),
    ...missing(approval.date, 'approval.date', approvalAsks('date')),
    ...missingText(layout.promoter.name, 'promoter.name', 'The promoter’s name', LAW),
    ...missingText(layout.promoter.address, 'promoter.address', 'The promoter’s address', LAW),
    ...missing(layout.extent, 'extent', 'The total extent is missing: buyers compare by it.'),
    ...halfWritten(layout.survey.village, 'survey.village', 'The village'),
    ...halfWritten(layout.survey.taluk, 'survey.taluk', 'The taluk'),
    ...halfWritten(layout.roads, 'roads', 'The text about the roads'),
    ...halfWritten(layout.directions, 'directions', 'The way there'),
    ...amenities.flatMap((text, at) => missingText(text, `amenities.${at}`, 'The amenity')),
    ...distances.flatMap(({ to }, at) => missingText(to, `distances.${at}.to`, 'Where it leads')),
    ...documents.flatMap(({ title }, at) =>
      missingText(title, `documents.${at}.title`, 'The document’s title'),
    ),
  ];
}

function approvalAsks(what: string): string {
  return `The approval’s ${what} is missing: a layout may be sold with its approval only, and buyers check it.`;
}

function registrationIssues(
  { registration, approval, extent, Plots }: Layout,
  now: Date,
): ContentIssue[] {
  const { number, exemption, copied, date, page, formC, reason } = registration;
  if (exemption === '') {
    const wrong = number.trim() === '' ? undefined : numberIssue(number.trim(), copied, now);
    return [
      ...missing(
        number,
        'registration.number',
        `The registration number is missing: ${LAW} ask for it wherever plots are advertised. Where none is needed, say why.`,
      ),
      ...(wrong ? [{ path: 'registration.number', message: wrong }] : []),
      ...missing(
        date,
        'registration.date',
        'The date of the registration is missing; the certificate has it.',
      ),
      ...addressIssues(page, 'registration.page', 'the project’s page in the register'),
      ...addressIssues(formC, 'registration.formC', 'the Form-C QR code in the register'),
    ];
  }
  const issues = missingText(reason, 'registration.reason', 'The reason for the exemption', LAW);
  if (number.trim() !== '')
    issues.push({
      path: 'registration.exemption',
      message: 'Either there is a registration number, or a reason why none is needed; not both.',
    });
  if (exemption === 'small' && !isSmall(extent, Plots))
    issues.push({
      path: 'registration.exemption',
      message: `Only a project of at most ${SMALL_SQUARE_METRES} m² (5,381 sq ft) or at most ${SMALL_UNITS} units needs no registration (RERA s. 3(2)(a)).`,
    });
  if (exemption === 'before' && approval.date >= REGISTRATION_SINCE)
    issues.push({
      path: 'registration.exemption',
      message:
        'Its approval is of a time when registration was needed already: RERA s. 3 is in force since 1 May 2017.',
    });
  return issues;
}

/** What is wrong with a number that is there. */
function numberIssue(number: string, copied: boolean, now: Date): string | undefined {
  if (/agent/i.test(number)) return `This is an agent’s number; ${LAW} ask for the project’s own.`;
  const { serial, year } =
    NUMBER_FORMS.map((form) => form.exec(number)?.groups).find(Boolean) ?? {};
  if (serial === undefined && !copied)
    return 'This is no known form of a registration number, such as TN/29/Layout/0195/2023 or TNRERA/29/LO/3195/2025. If the certificate has it so, say that it is copied from there.';
  if (serial === undefined ? ZEROS.test(number) : Number(serial) === 0)
    return 'A registration number with nothing but zeros was never given.';
  const told = Number(year ?? number.match(YEARS)?.at(-1) ?? FIRST_YEAR);
  const last = Number(dayOf(now).slice(0, 4));
  if (told < FIRST_YEAR || told > last)
    return `The number’s year must lie between ${FIRST_YEAR}, when registration began, and ${last}.`;
  return undefined;
}

function isSmall(extent: Layout['extent'], plots: Layout['Plots']): boolean {
  const isSmallLand = extent !== null && extent * SQUARE_METRES_PER_SQ_FT <= SMALL_SQUARE_METRES;
  return isSmallLand || (plots.length > 0 && plots.length <= SMALL_UNITS);
}

function addressIssues(address: string, path: string, what: string): ContentIssue[] {
  const text = address.trim();
  if (text === '')
    return [{ path, message: `The address of ${what} is missing: ${LAW} ask for it.` }];
  if (isInRegister(text)) return [];
  return [
    {
      path,
      message: `The address of ${what} must be one of the register’s own: it begins with ${AUTHORITY_ADDRESS}/ (or with https://www.${AUTHORITY}/).`,
    },
  ];
}

function isInRegister(address: string): boolean {
  if (!/^https:\/\/[^\s@]+$/iu.test(address) || !URL.canParse(address)) return false;
  return `.${new URL(address).hostname}`.endsWith(`.${AUTHORITY}`);
}

function priceIssues({ price }: Layout): ContentIssue[] {
  const isTold = price.perCent !== null || price.perSqFt !== null;
  const message = 'The day of the price is missing: a price without it promises too much.';
  const free = (['perCent', 'perSqFt'] as const).filter((field) => price[field] === 0);
  return [
    ...free.map((field) => ({
      path: `price.${field}`,
      message:
        'No land costs nothing. Leave the price empty: buyers then read “ask for the price”.',
    })),
    ...(isTold ? missing(price.asOf, 'price.asOf', message) : []),
  ];
}

function futureDates({ approval, registration, price }: Layout, now: Date): ContentIssue[] {
  const dates = {
    'approval.date': approval.date,
    'registration.date': registration.date,
    'price.asOf': price.asOf,
  };
  return Object.entries(dates)
    .filter(([, date]) => date > dayOf(now))
    .map(([path]) => ({ path, message: 'This date is in the future.' }));
}

/** What keeps plots from being public. @returns paths within the layout */
export function plotIssues({ plan, Plots }: Pick<Layout, 'plan' | 'Plots'>): ContentIssue[] {
  const numbers = new Set<string>();
  const issues = Plots.flatMap((plot, at): ContentIssue[] => {
    const path = `Plots.${at}`;
    const folded = foldPlotNumber(plot.Number);
    const isTwice = numbers.has(folded);
    numbers.add(folded);
    return [
      ...numberIssues(plot.Number, `${path}.Number`, isTwice),
      ...missing(
        plot.SquareFeet,
        `${path}.SquareFeet`,
        `The size of plot ${plot.Number} is missing.`,
      ),
      ...(plotFacts.shape.Sides.safeParse(plot.Sides).success
        ? []
        : [
            {
              path: `${path}.Sides`,
              message: `“${plot.Sides}” are no sides of a plot: write their lengths in feet, such as 30 × 40 or 30 × 40 × 32 × 40.`,
            },
          ]),
      ...(plan && !isInside(plot.Shape, plan)
        ? [
            {
              path: `${path}.Shape`,
              message: `Plot ${plot.Number} is drawn outside the plan; its picture may have been changed since.`,
            },
          ]
        : []),
    ];
  });
  const message = 'The picture of the plan is missing on which the plots are drawn.';
  return !plan && Plots.some(({ Shape }) => Shape !== '')
    ? [{ path: 'plan', message }, ...issues]
    : issues;
}

function numberIssues(number: string, path: string, isTwice: boolean): ContentIssue[] {
  if (number === '') return [{ path, message: 'The number of a plot is missing.' }];
  if (!plotNumber.safeParse(number).success)
    return [
      {
        path,
        message: `“${number}” is no number of a plot: write letters, digits and single hyphens, such as 12A or A-17.`,
      },
    ];
  return isTwice ? [{ path, message: `There are two plots ${number}.` }] : [];
}

function isInside(points: string, { width, height }: Size): boolean {
  return cornersOf(points).every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
}

function missing(value: unknown, path: string, message: string): ContentIssue[] {
  const isThere = typeof value === 'string' ? value.trim() !== '' : Boolean(value);
  return isThere ? [] : [{ path, message }];
}

const LANGUAGE_NAMES = { en: 'English', ta: 'Tamil' };

function missingText(
  text: Layout['name'],
  path: string,
  what: string,
  law?: string,
): ContentIssue[] {
  const why = law ? `${law} ask for it` : 'the page stands in both languages';
  return LANGUAGES.flatMap((language) =>
    missing(
      text[language],
      `${path}.${language}`,
      `${what} is missing in ${LANGUAGE_NAMES[language]}: ${why}.`,
    ),
  );
}

/** It may be left out, but not in one language. */
function halfWritten(text: Layout['name'], path: string, what: string): ContentIssue[] {
  const isLeftOut = LANGUAGES.every((language) => text[language].trim() === '');
  return isLeftOut ? [] : missingText(text, path, what);
}
