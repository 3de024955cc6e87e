import type { Language } from '@theni/contract/site-map';

/** What a visitor reads, in each language. `fill` replaces placeholders such as `{name}`. */
export type Text = Record<Language, string>;

export type InLanguage<Value> = Value extends Text
  ? string
  : Value extends Record<Language, infer Inner>
    ? Inner
    : Value extends readonly (infer Element)[]
      ? InLanguage<Element>[]
      : Value extends object
        ? { [Key in keyof Value]: InLanguage<Value[Key]> }
        : Value;

export function inLanguage<Value>(value: Value, language: Language): InLanguage<Value> {
  return resolve(value) as InLanguage<Value>;

  function resolve(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    if (isBilingual(part)) return part[language];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, resolve(inner)]));
  }
}

/** Whether a value has a part for each language: a text, or here and there a list of texts. */
export function isBilingual(part: object): part is Record<Language, unknown> {
  return 'en' in part && 'ta' in part;
}

export const PLACEHOLDER = /\{(\w+)\}/g;

/** Marks of right-to-left writing, which in a value would turn the sentence around it. */
const DIRECTIONS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/**
 * Puts values into the placeholders of a template: 'Slide {number} of {count}'.
 * @throws when a placeholder has no value: visitors would read the placeholder
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(PLACEHOLDER, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
    return withoutDirections(String(value));
  });
}

export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}

/** @returns each placeholder once: '{count}', '{number}' */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}
