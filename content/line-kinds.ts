import type { FieldMeta } from '@theni/contract/fields';

interface LineKind {
  kind: FieldMeta['kind'];
  /** Links and search engines need a certain form of the text. */
  form?: { test(text: string): boolean } | undefined;
  example?: string | undefined;
}

/** These lines are no free text. */
const LINE_KINDS: [
  where: RegExp,
  kind: LineKind['kind'],
  form?: LineKind['form'],
  example?: string,
][] = [
  [/^company\.(?:whatsapp$|phones\.)|^people\..*\.phone$/, 'tel'],
  [/^company\.email$/, 'email', /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'office@example.com'],
  [/^company\.social\./, 'url', /^https:\/\/[^\s/]+\.[^\s/]+/, 'https://www.example.com/name'],
  [/^company\.address\.postalCode$/, 'line', /^\d{6}$/, '000000, six digits'],
  [/^company\.address\.country$/, 'line', /^[A-Z]{2}$/, 'IN'],
  [
    /^company\.openingHours\./,
    'hours',
    { test: areOpeningHours },
    'Monday to Saturday, 9.30 am to 7 pm, and the closing time must be later than the opening time',
  ],
];

/** @param path with `*` for an element of a list */
export function lineKindAt(path: string): LineKind {
  const [, kind = 'line', form, example] = LINE_KINDS.find(([where]) => where.test(path)) ?? [];
  return { kind, form, example };
}

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = String.raw`((?:[01]\d|2[0-3]):[0-5]\d)`;
const OPENING_HOURS = new RegExp(`^${DAY}(?:-${DAY})? ${TIME}-${TIME}$`);

/** As schema.org writes them: 'Mo-Sa 09:30-19:00'. */
function areOpeningHours(text: string): boolean {
  const [, opens = '', closes = ''] = OPENING_HOURS.exec(text) ?? [];
  return opens < closes;
}
