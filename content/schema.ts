import type { ContentIssue } from '@theni/contract';
import { bannedPhrases } from '@theni/contract/banned-phrases';
import { type Field, fieldsOf } from '@theni/contract/fields';
import { LANGUAGES } from '@theni/contract/limits';
import { formatPhone } from '@theni/contract/phone';
import { typedText } from '@theni/contract/text';
import { uuid } from '@theni/contract/uuid';
import { z } from 'zod';
import { drawings } from './drawings.ts';
import { fieldMetaAt, isPhone, maxLengthOf } from './field-meta.ts';
import { type Content, shipped } from './index.ts';
import { isText, joinPath, leavesOf, valuePathAt } from './paths.ts';
import { isPicture } from './pictures.ts';

/** A draft may be half typed; what is complete can be shown to visitors. */
type Kind = 'draft' | 'complete';

interface SchemaContext {
  kind: Kind;
  /** 'plots.slides.*.caption' */
  path: string;
  inList: boolean;
}

const LIST_MAX_LENGTH = 40;

const percent = z.number().min(0).max(100).meta({ kind: 'fixed', label: 'Focus point' });
const file = z.union([z.enum(drawings), uuid], 'is not a picture of the site: choose one');

const pictureFields = {
  file: file.meta({ kind: 'fixed', label: 'File' }),
  x: percent,
  y: percent,
};

/** What links and search engines read must have a form. */
const FORMS: [where: RegExp, form: { test(text: string): boolean }, hint: string][] = [
  [/^company\.email$/, /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'office@example.com'],
  [/^company\.social\./, /^https:\/\/[^\s/]+\.[^\s/]+/, 'https://www.example.com/name'],
  [/^company\.address\.postalCode$/, /^\d{6}$/, '000000, six digits'],
  [/^company\.address\.country$/, /^[A-Z]{2}$/, 'IN'],
  [
    /^company\.openingHours\./,
    { test: areOpeningHours },
    'Monday to Saturday, 9.30 am to 7 pm, and the closing time must be later than the opening time',
  ],
];

/** As schema.org writes them: 'Mo-Sa 09:30-19:00'. */
function areOpeningHours(text: string): boolean {
  const [, opens = '', closes = ''] =
    /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(
      text,
    ) ?? [];
  return opens < closes;
}

/** How the owner is asked for each value, and what may be typed there, by its path. */
export const contentFields = new Map<string, Field>(
  fieldsOf(schemaOf(shipped, 'draft')).map((field) => [field.path, field]),
);

/** The fields that a path means: of the value around it, or of all values in it. */
export function contentFieldsAt(path: string): Field[] {
  const field = contentFields.get(valuePathAt(path) ?? '');
  if (field) return [field];
  return [...contentFields.values()].filter((inner) => inner.path.startsWith(`${path}.`));
}

/**
 * What is complete: `draft`, and every text in both languages, with its placeholders and its form.
 * Blanks around a text go, and telephone numbers are formatted.
 */
export const completeSchema = schemaOf(shipped, 'complete') as z.ZodType<Content>;

const completeSchemas = new Map(fieldsOf(completeSchema).map(({ path, schema }) => [path, schema]));

/** A value as a publication makes it public; one that cannot be published is as it was typed. */
export function publishedValue(path: string, value: unknown): unknown {
  return completeSchemas.get(path)?.safeParse(value).data ?? value;
}

/** Where nothing is as good as something: a network without an address is not shown. */
export function mayBeEmpty(path: string): boolean {
  return path.startsWith('company.social.');
}

/** What keeps this content from being published; a local project may publish the samples. */
export function completenessIssues(
  content: Content,
  { isDemo }: { isDemo: boolean },
): ContentIssue[] {
  const { error } = completeSchema.safeParse(content);
  const issues = [
    ...(error?.issues ?? []).map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    })),
    // The texts of `layoutPage` stand beside every layout, so they are advertising too.
    ...bannedPhrases(content.layoutPage, 'layoutPage'),
  ];
  return isDemo ? issues : [...issues, ...samplesIn(content)];
}

/** The shape of a shipped value; a list may have more or fewer elements of that of its first. */
function schemaOf(whole: object, kind: Kind): z.ZodType {
  return schemaAt([whole], { kind, path: '', inList: false });
}

/** @param samples what is shipped at this place; in a list, in all its elements */
function schemaAt(samples: unknown[], place: SchemaContext): z.ZodType {
  const schema = shapeAt(samples, place);
  const meta = fieldMetaAt(samples, place.path);
  return meta ? schema.meta({ ...schema.meta(), ...meta }) : schema;
}

function shapeAt(samples: unknown[], place: SchemaContext): z.ZodType {
  const [sample] = samples;
  if (typeof sample === 'string') return lineSchema(samples as string[], place);
  if (typeof sample === 'number') return z.number();
  if (Array.isArray(sample)) return listSchema(samples.flat(), place);
  if (typeof sample !== 'object' || sample === null) throw new Error(`No schema for ${sample}.`);
  if (isText(sample)) return textSchema(samples as Record<string, string>[], place);
  const keys = Object.keys(sample).filter((key) => !(isPicture(sample) && key in pictureFields));
  return z.strictObject({
    ...(isPicture(sample) && pictureFields),
    ...Object.fromEntries(
      keys.map((key) => [
        key,
        schemaAt(
          samples.map((one) => (one as Record<string, unknown>)[key]),
          { ...place, path: joinPath(place.path, key) },
        ),
      ]),
    ),
  });
}

function listSchema(samples: unknown[], place: SchemaContext): z.ZodType {
  const least = place.path.startsWith('people.') ? 0 : 1;
  const element = schemaAt(samples, { ...place, path: `${place.path}.*`, inList: true });
  return z
    .array(element)
    .min(least, 'is empty: add at least one')
    .max(LIST_MAX_LENGTH, `is too long: at most ${LIST_MAX_LENGTH} entries`)
    .meta({ element, least, most: LIST_MAX_LENGTH });
}

function lineSchema(samples: string[], { kind, path }: SchemaContext): z.ZodType<string> {
  const max = maxLengthOf(samples);
  const typed = typedText(max);
  if (kind === 'draft') return typed;
  if (isPhone(path)) return phoneSchema(typed, samples);
  const [, form, hint] = FORMS.find(([where]) => where.test(path)) ?? [];
  const complete = mayBeEmpty(path) ? typed.trim() : typed.trim().min(1, 'is missing');
  return form
    ? complete.refine((text) => text === '' || form.test(text), `must look like ${hint}`)
    : complete;
}

/** The numbers that are shipped as samples are nobody's, and cannot be read. */
function phoneSchema(typed: z.ZodString, samples: string[]): z.ZodType<string> {
  return typed
    .trim()
    .min(1, 'is missing')
    .refine((text) => text === '' || samples.includes(text) || formatPhone(text) !== undefined, {
      error: 'is not a phone number: please type it as 00000 00000 or 04546 000000',
    })
    .transform((text) => formatPhone(text) ?? text);
}

function textSchema(samples: Record<string, string>[], place: SchemaContext): z.ZodType {
  const line = lineSchema(samples.flatMap(Object.values), place);
  const text = z.strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, line])));
  if (place.kind === 'draft') return text;
  const known = placeholdersIn(samples);
  return text.superRefine((texts, context) => {
    // In a list each element has its own, so the languages are compared with each other.
    const expected = place.inList ? placeholdersIn(texts.en ?? '') : known;
    for (const [language, words] of Object.entries(texts)) {
      const found = placeholdersIn(words);
      const isRight =
        words === '' ||
        (found.join() === expected.join() && found.every((name) => known.includes(name)));
      const names = expected.filter((name) => known.includes(name)).join(' ');
      const message = names
        ? `must contain ${names}: the site puts the right word there`
        : 'must contain no words in braces, { }';
      if (!isRight) context.addIssue({ code: 'custom', path: [language], message });
    }
  });
}

/**
 * '{count}', '{number}' of a text, or of all texts in a value: each once, in order of the alphabet.
 */
function placeholdersIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();
}

/** What a real company may well share with the sample. */
const MAY_STAY = /\.address\.(?:locality|region|country)\.?|\.area\.|\.position\.|\.picture\.[xy]$/;

function samplesIn({ company, people }: Content): ContentIssue[] {
  const samples = new Set(
    leavesOf({ company: shipped.company, people: shipped.people }).map(([, value]) => value),
  );
  return leavesOf({ company, people })
    .filter(([path, value]) => !MAY_STAY.test(path) && samples.has(value))
    .map(([path]) => ({ path, message: 'is still the sample: please enter your own' }));
}
