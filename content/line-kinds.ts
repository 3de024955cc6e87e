import type { FieldMeta } from '@theni/contract/fields';

/** A line that is no free text: how the owner is asked for it, and what it must look like. */
interface LineKind {
  /** Paths, with `*` for an element of a list. */
  where: RegExp;
  kind: FieldMeta['kind'];
  /** What links and search engines read must have a form. */
  isRight?: (text: string) => boolean;
  example?: string;
}

const LINE_KINDS: LineKind[] = [
  // They are read as those of visitors are.
  { where: /^company\.(?:whatsapp$|phones\.)|^people\..*\.phone$/, kind: 'tel' },
  {
    where: /^company\.email$/,
    kind: 'email',
    isRight: (text) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text),
    example: 'office@example.com',
  },
  {
    where: /^company\.social\./,
    kind: 'url',
    isRight: (text) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(text),
    example: 'https://www.example.com/name',
  },
  {
    where: /^company\.openingHours\./,
    kind: 'hours',
    isRight: areOpeningHours,
    example:
      'Monday to Saturday, 9.30 am to 7 pm, and the closing time must be later than the opening time',
  },
  {
    where: /^company\.address\.postalCode$/,
    kind: 'line',
    isRight: (text) => /^\d{6}$/.test(text),
    example: '000000, six digits',
  },
  {
    where: /^company\.address\.country$/,
    kind: 'line',
    isRight: (text) => /^[A-Z]{2}$/.test(text),
    example: 'IN',
  },
];

export function lineKindAt(path: string): Omit<LineKind, 'where'> {
  return LINE_KINDS.find(({ where }) => where.test(path)) ?? { kind: 'line' };
}

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = String.raw`((?:[01]\d|2[0-3]):[0-5]\d)`;
const OPENING_HOURS = new RegExp(`^${DAY}(?:-${DAY})? ${TIME}-${TIME}$`);

/** As schema.org writes them: 'Mo-Sa 09:30-19:00'. */
function areOpeningHours(text: string): boolean {
  const [, opens = '', closes = ''] = OPENING_HOURS.exec(text) ?? [];
  return opens < closes;
}
