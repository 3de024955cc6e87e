import type { Language } from '@theni/contract/languages';

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
