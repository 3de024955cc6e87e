import { LANGUAGES } from '@theni/contract/limits';
import { z } from 'zod';
import { isBoth, type Text } from './text.ts';

/** What may stand in the place of a shipped value: the same shape, and each text in every language, with the same places to fill. */
export function schemaOf(shipped: unknown): z.ZodType {
  if (typeof shipped === 'string') return z.string().trim().min(1);
  if (typeof shipped === 'number') return z.number();
  if (Array.isArray(shipped)) return z.array(schemaOf(shipped[0]));
  if (typeof shipped !== 'object' || shipped === null) throw new Error(`No schema for ${shipped}.`);
  if (isBoth(shipped) && typeof shipped.en === 'string') return textLike(shipped as Text);
  return z.strictObject(
    Object.fromEntries(Object.entries(shipped).map(([key, value]) => [key, schemaOf(value)])),
  );
}

function textLike(shipped: Text): z.ZodType<Text> {
  const wanted = placesOf(shipped.en);
  const oneLanguage = z
    .string()
    .trim()
    .min(1)
    .refine((text) => placesOf(text) === wanted, `needs ${wanted || 'no {places}'}`);
  return z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, oneLanguage])) as Record<
      keyof Text,
      typeof oneLanguage
    >,
  );
}

/** '{count} {number}' */
function placesOf(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');
}
