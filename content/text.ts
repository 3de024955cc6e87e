import type { Language } from '@theni/contract/limits';

/** What a visitor reads, in each language. `{name}` in it is a place that `fill` fills. */
export type Text = Record<Language, string>;

/** The same with each text in one language. */
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
    if (isBoth(part)) return part[language];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, resolve(inner)]));
  }
}

/** Something in each language: a text, or now and then more than a text. */
export function isBoth(part: object): part is Record<Language, unknown> {
  return 'en' in part && 'ta' in part;
}
