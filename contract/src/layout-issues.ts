import { bannedPhrases } from './banned-phrases.ts';
import type { ContentIssue } from './content.ts';
import {
  type Field,
  fieldsOf,
  isAsked,
  type Layout,
  layoutFields,
  layoutValueAt,
  plotPath,
} from './layout-fields.ts';
import { LANGUAGES } from './limits.ts';
import { AUTHORITY, AUTHORITY_ADDRESS } from './plots.ts';

/** RERA s. 3(2)(a): so small a layout needs no registration. */
const SMALL_SQUARE_METRES = 500;
const SMALL_UNITS = 8;
const SQUARE_METRES_PER_SQ_FT = 0.09290304;
/** Section 3 of RERA is in force since then. */
const REGISTRATION_SINCE = '2017-05-01';

const NUMBER_FORMS = [
  /^TN\/\d{1,2}\/(?:Building|Layout(?:\/Offline)?|Regularisation-Layout)\/\d{3,4}\/20\d\d$/,
  /^TNRERA\/\d{1,2}\/(?:BLG|LO)\/\d{3,4}\/20\d\d$/,
];

/**
 * What keeps a layout from being public. Blanks around a text do not count.
 * @returns paths within the layout
 */
export function layoutIssues(layout: Layout): ContentIssue[] {
  return [
    ...missingFacts(layout),
    ...registrationIssues(layout),
    ...priceIssues(layout),
    ...bannedPhrases({ ...layout, Plots: [] }),
    ...plotIssues(layout),
  ];
}

type Text = Layout['name'];

/** What `needed` asks for, and texts that stand in one language alone. */
function missingFacts(layout: Layout): ContentIssue[] {
  const asked = layoutFields.filter(({ path }) => isAsked(path, layout));
  return asked.flatMap(({ path, kind, label, needed, element, fields }) => {
    const value = layoutValueAt(layout, path);
    if (element)
      return (value as object[]).flatMap((entry, at) =>
        fields
          ? elementIssues(entry, `${path}.${at}`, fields)
          : missingText(entry as Text, `${path}.${at}`, element),
      );
    if (kind !== 'both')
      return needed ? missing(value, path, `${label} is missing: ${needed}.`) : [];
    const isLeftOut = Object.values(value as Text).every((text) => text.trim() === '');
    return isLeftOut && !needed ? [] : missingText(value as Text, path, label, needed);
  });
}

function elementIssues(element: object, path: string, fields: Field['fields']): ContentIssue[] {
  const texts = fieldsOf(fields ?? {}).filter(({ kind }) => kind === 'both');
  return texts.flatMap(({ path: key, label }) =>
    missingText(layoutValueAt(element, key) as Text, `${path}.${key}`, label),
  );
}

function registrationIssues({ registration, approval, extent, Plots }: Layout): ContentIssue[] {
  const { number, exemption, copied, page, formC } = registration;
  if (exemption === '') {
    const form = number.trim();
    const isKnown = form === '' || copied || NUMBER_FORMS.some((known) => known.test(form));
    return [
      ...missing(isKnown, 'registration.number', UNKNOWN_FORM),
      ...addressIssues(page, 'registration.page'),
      ...addressIssues(formC, 'registration.formC'),
    ];
  }
  const isSo = exemption === 'small' ? isSmall(extent, Plots) : approval.date < REGISTRATION_SINCE;
  return missing(isSo, 'registration.exemption', NOT_SO[exemption]);
}

const NOT_SO = {
  small: 'Only at most 500 m² (5,381 sq ft) or 8 units need no registration (RERA s. 3(2)(a)).',
  before: 'It was approved after 1 May 2017: RERA s. 3 has asked for a registration since then.',
};

const UNKNOWN_FORM =
  'This is no known form of a registration number, such as TN/29/Layout/0195/2023 or ' +
  'TNRERA/29/LO/3195/2025. If the certificate has it so, say that it is copied from there.';

function isSmall(extent: Layout['extent'], plots: Layout['Plots']): boolean {
  const isSmallLand = extent !== null && extent * SQUARE_METRES_PER_SQ_FT <= SMALL_SQUARE_METRES;
  return isSmallLand || (plots.length > 0 && plots.length <= SMALL_UNITS);
}

const REGISTER = new RegExp(`^https://(?:www\\.)?${AUTHORITY}(?:/\\S*)?$`, 'i');

function addressIssues(address: string, path: string): ContentIssue[] {
  const message = `It must be an address of the register: it begins with ${AUTHORITY_ADDRESS}/.`;
  const isRight = address.trim() === '' || REGISTER.test(address.trim());
  return missing(isRight, path, message);
}

function priceIssues({ price }: Layout): ContentIssue[] {
  const isTold = price.perCent !== null || price.perSqFt !== null;
  const message = 'The day of the price is missing: a price without it promises too much.';
  return isTold ? missing(price.asOf, 'price.asOf', message) : [];
}

function plotIssues({ Plots }: Layout): ContentIssue[] {
  return Plots.flatMap(({ Number: number, SquareFeet }) =>
    missing(SquareFeet, `${plotPath(number)}.SquareFeet`, `The size of plot ${number} is missing.`),
  );
}

function missing(value: unknown, path: string, message: string): ContentIssue[] {
  const isThere = typeof value === 'string' ? value.trim() !== '' : Boolean(value);
  return isThere ? [] : [{ path, message }];
}

const LANGUAGE_NAMES = { en: 'English', ta: 'Tamil' };

function missingText(
  text: Text,
  path: string,
  what: string,
  why = 'the page stands in both languages',
): ContentIssue[] {
  return LANGUAGES.flatMap((language) =>
    missing(
      text[language],
      `${path}.${language}`,
      `${what} is missing in ${LANGUAGE_NAMES[language]}: ${why}.`,
    ),
  );
}
