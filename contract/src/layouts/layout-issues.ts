import { elementOf, type Field, fieldsOf, partAt } from '../values/fields.ts';
import { urlOf } from '../values/text.ts';
import { dayOf } from '../values/times.ts';
import type { ValueIssue } from '../values/values.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../website/site-map.ts';
import { bannedPhrases } from './banned-phrases.ts';
import { AUTHORITY, AUTHORITY_ADDRESS } from './government-sites.ts';
import { isInForm, type Layout, layoutFields } from './layout-fields.ts';
import { plotPath } from './layout-values.ts';

/** RERA s. 3(2)(a): so small a layout needs no registration. */
const SMALL_SQUARE_METRES = 500;
const SMALL_PLOTS = 8;
const SQUARE_METRES_PER_SQ_FT = 0.09290304;
/** Section 3 of RERA, which makes registration compulsory, came into force on this day. */
const REGISTRATION_SINCE = '2017-05-01';
const FIRST_YEAR = 2017;
const COMPLETED_LATE =
  'It was not completed before 1 May 2017, so it needs a registration (RERA s. 3(1)). ' +
  'Enter the registration number.';

const NUMBER_FORMS = [
  /^TN\/\d{1,2}\/(?:Building|Layout(?:\/Offline)?|Regularisation-Layout)\/(\d{3,4})\/(\d{4})$/,
  /^TNRERA\/\d{1,2}\/(?:BLG|LO)\/(\d{3,4})\/(\d{4})$/,
];
/**
 * In a number of another form the check looks for a part of zeros alone, and for a year. Neither
 * has a digit before or behind it.
 */
const ZEROS = /(?<!\d)0+(?!\d)/;
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/**
 * The completeness check: what keeps a layout from being public. Blanks around a text do not count.
 * @returns paths within the layout
 */
export function layoutIssues(layout: Layout, now: Date): ValueIssue[] {
  return [
    ...missingFacts(layout),
    ...registrationIssues(layout, now),
    ...priceIssues(layout),
    ...futureDates(layout, now),
    ...bannedPhrases({ ...layout, plots: [] }),
    ...plotIssues(layout),
  ];
}

type Text = Layout['name'];

/** Empty fields that have a `requiredBecause`, and texts in one language alone. */
function missingFacts(layout: Layout): ValueIssue[] {
  const inForm = layoutFields.filter(({ path }) => isInForm(path, layout));
  return inForm.flatMap((field) => {
    const { path, kind, label, requiredBecause: why } = field;
    const value = partAt(layout, path);
    if (kind === 'list' || kind === 'documents')
      return (value as unknown[]).flatMap((entry, at) =>
        missingInElement(entry, elementOf(field, at)),
      );
    if (kind !== 'bilingual')
      return why ? issueUnless(isFilledIn(value), path, `${label} is missing: ${why}.`) : [];
    const isLeftOut = Object.values(value as Text).every((text) => text.trim() === '');
    return isLeftOut && !why ? [] : missingText(value as Text, path, label, why);
  });
}

function missingInElement(element: unknown, { kind, path, label, schema }: Field): ValueIssue[] {
  if (kind === 'bilingual') return missingText(element as Text, path, label);
  const texts = fieldsOf(schema).filter((field) => field.kind === 'bilingual');
  return texts.flatMap((field) =>
    missingText(partAt(element, field.path) as Text, `${path}.${field.path}`, field.label),
  );
}

function registrationIssues(
  { registration, approval, extent, plots }: Layout,
  now: Date,
): ValueIssue[] {
  const { number, exemption, copied, page, formC, completed } = registration;
  if (exemption === '') {
    const message = number.trim() === '' ? undefined : numberIssue(number.trim(), copied, now);
    return [
      ...(message ? [{ path: 'registration.number', message }] : []),
      ...addressIssues(page, 'registration.page'),
      ...addressIssues(formC, 'registration.formC'),
    ];
  }
  const messages = [
    number.trim() !== '' &&
      'You gave a registration number and also chose that none is needed. Keep only one of them.',
    exemption === 'small' &&
      !isSmall(extent, plots) &&
      'Only a layout of at most 500 m² (5,381 sq ft) or at most 8 plots needs no registration ' +
        '(RERA s. 3(2)(a)). Enter the registration number.',
    exemption === 'before' &&
      approval.date >= REGISTRATION_SINCE &&
      'The approval is not dated before 1 May 2017, when registration became compulsory ' +
        '(RERA s. 3). Enter the registration number.',
  ];
  const isLate = exemption === 'before' && completed >= REGISTRATION_SINCE;
  return [
    ...messages
      .filter((message) => message !== false)
      .map((message) => ({ path: 'registration.exemption', message })),
    ...issueUnless(!isLate, 'registration.completed', COMPLETED_LATE),
  ];
}

function numberIssue(number: string, copied: boolean, now: Date): string | undefined {
  if (/agent/i.test(number))
    return 'This is an agent’s registration number. Enter the number of the layout itself.';
  const [, serial, year] = NUMBER_FORMS.map((form) => form.exec(number)).find(Boolean) ?? [];
  if (serial === undefined && !copied)
    return (
      'This does not look like a registration number, such as TN/99/Layout/0123/2025 or ' +
      'TNRERA/99/LO/0123/2025. If the certificate shows exactly this, tick the box below.'
    );
  if (serial === undefined ? ZEROS.test(number) : Number(serial) === 0)
    return 'The number cannot be all zeros. Please copy it from the certificate.';
  const givenYear = Number(year ?? number.match(YEARS)?.at(-1) ?? FIRST_YEAR);
  const lastYear = Number(dayOf(now).slice(0, 4));
  const isPossible = givenYear >= FIRST_YEAR && givenYear <= lastYear;
  if (isPossible) return undefined;
  const years = `from ${FIRST_YEAR} to ${lastYear}`;
  return `The year in the number must be ${years}. Please check the certificate.`;
}

function isSmall(extent: Layout['extent'], plots: Layout['plots']): boolean {
  const isSmallLand = extent !== null && extent * SQUARE_METRES_PER_SQ_FT <= SMALL_SQUARE_METRES;
  return isSmallLand || (plots.length > 0 && plots.length <= SMALL_PLOTS);
}

function addressIssues(address: string, path: string): ValueIssue[] {
  const text = address.trim();
  const starts = `${AUTHORITY_ADDRESS}/ (or with https://www.${AUTHORITY}/)`;
  const message = `It must be one of the register’s own addresses: it begins with ${starts}.`;
  return issueUnless(text === '' || isInRegister(text), path, message);
}

function isInRegister(address: string): boolean {
  const host = /^https:\/\/[^\s@]+$/iu.test(address) && urlOf(address)?.hostname;
  return `.${host}`.endsWith(`.${AUTHORITY}`);
}

function priceIssues({ price }: Layout): ValueIssue[] {
  const hasPrice = price.perCent !== null || price.perSqFt !== null;
  const message = 'Enter the date of the price: buyers must see on which day it was valid.';
  return issueUnless(!hasPrice || isFilledIn(price.asOf), 'price.asOf', message);
}

function futureDates(layout: Layout, now: Date): ValueIssue[] {
  return layoutFields
    .filter(({ kind, path }) => kind === 'date' && isInForm(path, layout))
    .filter(({ path }) => String(partAt(layout, path)) > dayOf(now))
    .map(({ path }) => ({ path, message: 'This date is in the future. Please correct it.' }));
}

function plotIssues({ plan, plots }: Layout): ValueIssue[] {
  const undrawn = 'The layout plan is missing. Upload the picture on which you drew the plots.';
  const needsPlan = !plan && plots.some(({ shape }) => shape !== '');
  return [
    ...issueUnless(!needsPlan, 'plan', undrawn),
    ...plots.flatMap(({ id, number, squareFeet, shape }) => [
      ...issueUnless(
        isFilledIn(squareFeet),
        `${plotPath(id)}.squareFeet`,
        `The size of plot ${number} is missing.`,
      ),
      ...issueUnless(
        !plan || isInside(shape, plan),
        `${plotPath(id)}.shape`,
        `Plot ${number} lies outside the plan. Draw it again.`,
      ),
    ]),
  ];
}

/** @param corners '0,0 120,0 120,80' */
function isInside(corners: string, { width, height }: { width: number; height: number }): boolean {
  const points = corners
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split(',').map(Number));
  return points.every(([x = 0, y = 0]) => x >= 0 && x <= width && y >= 0 && y <= height);
}

function issueUnless(isRight: boolean, path: string, message: string): ValueIssue[] {
  return isRight ? [] : [{ path, message }];
}

function isFilledIn(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}

function missingText(
  text: Text,
  path: string,
  what: string,
  why = 'the page is in both languages',
): ValueIssue[] {
  return LANGUAGES.flatMap((language) =>
    issueUnless(
      isFilledIn(text[language]),
      `${path}.${language}`,
      `${what} is missing in ${LANGUAGE_NAMES[language]}: ${why}.`,
    ),
  );
}
