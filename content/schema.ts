import type { ValueIssue } from '@theni/contract';
import { bannedPhrases } from '@theni/contract/banned-phrases';
import { type Field, fieldsOf, valueIssuesOf } from '@theni/contract/fields';
import { formatPhone } from '@theni/contract/phone';
import { LANGUAGES } from '@theni/contract/site-map';
import { typedText, uuid } from '@theni/contract/text';
import { z } from 'zod';
import { fieldMetaAt, maxLengthOf } from './field-meta.ts';
import { type Content, shipped } from './index.ts';
import { isText, joinPath, leavesOf, valuePathAt } from './paths.ts';
import { isPicture, type PictureChoice } from './pictures.ts';
import { placeholdersIn } from './text.ts';
import { isWithin, settingsAt } from './value-settings.ts';

/**
 * Nobody writes the schema of the content: it is made of what is shipped. The owner may put another
 * value of the same shape in the place of each: a text with the same placeholders, a longer list of
 * such elements, another picture.
 */

/** A draft may be half typed; what is complete can be shown to visitors. */
type Kind = 'draft' | 'complete';

/** Where in the content a schema is made, and for which kind of it. */
interface SchemaPosition {
  kind: Kind;
  /** With `*` for an element of a list: 'plots.slides.*.caption'. */
  path: string;
}

const LIST_MAX_LENGTH = 40;

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
export function valueToPublish(path: string, value: unknown): unknown {
  return completeSchemas.get(path)?.safeParse(value).data ?? value;
}

/** What keeps this content from being published; a local project may publish the samples. */
export function completenessIssues(
  content: Content,
  { isDemo }: { isDemo: boolean },
): ValueIssue[] {
  const { error } = completeSchema.safeParse(content);
  const issues = [
    ...(error ? valueIssuesOf(error) : []),
    // The texts of `layoutPage` stand beside every layout, so they are advertising too.
    ...bannedPhrases(content.layoutPage, 'layoutPage'),
  ];
  return isDemo ? issues : [...issues, ...sampleIssues(content)];
}

function schemaOf(whole: object, kind: Kind): z.ZodType {
  return schemaAt([whole], { kind, path: '' });
}

/** @param originals what is shipped at this place; in a list, in all its elements */
function schemaAt(originals: unknown[], position: SchemaPosition): z.ZodType {
  const schema = shapeAt(originals, position);
  const meta = fieldMetaAt(originals, position.path);
  return meta ? schema.meta({ ...schema.meta(), ...meta }) : schema;
}

function shapeAt(originals: unknown[], position: SchemaPosition): z.ZodType {
  const [original] = originals;
  if (typeof original === 'string') return lineSchema(originals as string[], position);
  if (typeof original === 'number') return z.number();
  if (Array.isArray(original)) return listSchema(originals.flat(), position);
  if (typeof original !== 'object' || original === null)
    throw new Error(`No schema for ${original}.`);
  if (isText(original)) return textSchema(originals as Record<string, string>[], position);
  return objectSchema(originals as Record<string, unknown>[], position);
}

function objectSchema(
  originals: Record<string, unknown>[],
  { kind, path }: SchemaPosition,
): z.ZodType {
  const [original = {}] = originals;
  const known = isPicture(original) ? pictureFields(originals as unknown as PictureChoice[]) : {};
  const fields = Object.keys(original)
    .filter((key) => !(key in known))
    .map((key): [string, z.ZodType] => {
      const inner = originals.map((one) => one[key]);
      return [key, schemaAt(inner, { kind, path: joinPath(path, key) })];
    });
  return z.strictObject({ ...known, ...Object.fromEntries(fields) });
}

/** The owner chooses one of the drawings that are shipped at this place, or an uploaded file. */
function pictureFields(originals: PictureChoice[]) {
  const drawings = z.enum(originals.map(({ file }) => file));
  const file = z.union([drawings, uuid], 'is not a picture of the site: choose one');
  const percent = z.number().min(0).max(100).meta({ kind: 'fixed', label: 'Focus point' });
  return { file: file.meta({ kind: 'fixed', label: 'File' }), x: percent, y: percent };
}

function listSchema(originals: unknown[], { kind, path }: SchemaPosition): z.ZodType {
  const least = settingsAt(path).mayBeEmpty ? 0 : 1;
  const element = schemaAt(originals, { kind, path: `${path}.*` });
  return z
    .array(element)
    .min(least, 'is empty: add at least one')
    .max(LIST_MAX_LENGTH, `is too long: at most ${LIST_MAX_LENGTH} entries`)
    .meta({ element, least, most: LIST_MAX_LENGTH });
}

function lineSchema(originals: string[], { kind, path }: SchemaPosition): z.ZodType<string> {
  const typed = typedText(maxLengthOf(originals));
  if (kind === 'draft') return typed;
  const { kind: lineKind, form, example, mayBeEmpty } = settingsAt(path);
  if (lineKind === 'tel') return phoneSchema(typed, originals);
  const complete = mayBeEmpty ? typed.trim() : typed.trim().min(1, 'is missing');
  return form
    ? complete.refine((text) => text === '' || form.test(text), `must look like ${example}`)
    : complete;
}

/** The numbers that are shipped as samples are nobody's, and cannot be read. */
function phoneSchema(typed: z.ZodString, originals: string[]): z.ZodType<string> {
  return typed
    .trim()
    .min(1, 'is missing')
    .refine((text) => text === '' || originals.includes(text) || formatPhone(text) !== undefined, {
      error: 'is not a phone number: please type it as 00000 00000 or 04546 000000',
    })
    .transform((text) => formatPhone(text) ?? text);
}

function textSchema(originals: Record<string, string>[], position: SchemaPosition): z.ZodType {
  const line = lineSchema(originals.flatMap(Object.values), position);
  const text = z.strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, line])));
  if (position.kind === 'draft') return text;
  const known = placeholdersIn(JSON.stringify(originals)).sort();
  return text.superRefine((texts, context) => {
    // In a list each element has its own, so the languages are compared with each other.
    const expected = position.path.includes('*')
      ? placeholdersIn(texts.en ?? '')
          .filter((name) => known.includes(name))
          .sort()
      : known;
    const message =
      expected.length > 0
        ? `must contain ${expected.join(' ')}: the site puts the right word there`
        : 'must contain no words in braces, { }';
    for (const [language, words] of Object.entries(texts)) {
      const found = placeholdersIn(words).sort();
      if (words !== '' && found.join() !== expected.join())
        context.addIssue({ code: 'custom', path: [language], message });
    }
  });
}

function leavesThatMustDiffer({ company, people }: Pick<Content, 'company' | 'people'>) {
  return leavesOf({ company, people }).filter(
    ([path, value]) => value !== '' && !isWithin(path, 'mayBeAsShipped'),
  );
}

function sampleIssues(content: Content): ValueIssue[] {
  const samples = new Set(leavesThatMustDiffer(shipped).map(([, value]) => value));
  return leavesThatMustDiffer(content)
    .filter(([, value]) => samples.has(value))
    .map(([path]) => ({ path, message: 'is still the sample: please enter your own' }));
}
