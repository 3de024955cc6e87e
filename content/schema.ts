import { LANGUAGES } from '@theni/contract/limits';
import { z } from 'zod';
import { isBoth } from './text.ts';

/**
 * What may stand in the place of a shipped value: the same shape, and each text in every language with the same places
 * to fill. A list may have more or fewer elements of the shape of its first.
 * @param listPlaces of all elements of the list that the value stands in
 */
export function schemaOf(shipped: unknown, listPlaces?: string[]): z.ZodType {
  if (typeof shipped === 'string') return z.string().trim().min(1);
  if (typeof shipped === 'number') return z.number();
  if (Array.isArray(shipped)) return z.array(schemaOf(shipped[0], placesIn(shipped)));
  if (typeof shipped !== 'object' || shipped === null) throw new Error(`No schema for ${shipped}.`);
  if (isBoth(shipped) && typeof shipped.en === 'string')
    return textOf(placesIn(shipped.en), listPlaces);
  return z.strictObject(
    Object.fromEntries(
      Object.entries(shipped).map(([key, value]) => [key, schemaOf(value, listPlaces)]),
    ),
  );
}

function textOf(places: string[], listPlaces: string[] | undefined): z.ZodType {
  const text = z.string().trim().min(1);
  return z
    .strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, text])))
    .superRefine((texts, context) => {
      // In a list, each element has its own; so the languages are compared with each other.
      const wanted = listPlaces ? placesIn(texts.en ?? '') : places;
      const unknown = wanted.filter((place) => !(listPlaces ?? places).includes(place));
      for (const [language, words] of Object.entries(texts)) {
        const isRight = placesIn(words).join() === wanted.join() && unknown.length === 0;
        const message = `needs ${wanted.join(' ') || 'no {places}'}`;
        if (!isRight) context.addIssue({ code: 'custom', path: [language], message });
      }
    });
}

/** '{count}', '{number}' of a text, or of all texts in a value: each once, in order of the alphabet. */
function placesIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();
}
