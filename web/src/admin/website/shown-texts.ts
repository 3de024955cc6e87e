import { isBoth } from '@theni/content/text';
import type { Language } from '@theni/contract/limits';

export interface KnownText {
  /** Of the text in both languages: `home.hero.headline`, `company.phones.0`. */
  path: string;
  text: string;
}

/** Every text in a tree; names of files, numbers and ticks are none. */
export function textsIn(tree: unknown, language: Language, path = ''): KnownText[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  if (isBoth(tree) && typeof tree.en === 'string') return [{ path, text: String(tree[language]) }];
  return Object.entries(tree)
    .filter(([key]) => key !== 'file')
    .flatMap(([key, inner]) => textsIn(inner, language, path ? `${path}.${key}` : key));
}

export function objectPaths(tree: object): (value: object) => string | undefined {
  const paths = new WeakMap<object, string>();
  note(tree, '');
  return (value) => paths.get(value);

  function note(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return;
    paths.set(value, path);
    for (const [key, inner] of Object.entries(value)) note(inner, path ? `${path}.${key}` : key);
  }
}

/** Less would stand in any sentence. */
const LEAST_LETTERS = 4;

export type Find = (shown: string) => string[];

/**
 * Finds what shows a text: the text itself, a template that has been filled, which comes before
 * what it was filled with ('Slide {number} of {count}'), or what stands in it.
 */
export function finderOf(texts: KnownText[]): Find {
  const byText = new Map<string, string[]>();
  const templates: Template[] = [];
  const known = new Map<string, string[]>();
  // Pages may show each line of a text in an element of its own.
  for (const { path, text } of texts)
    for (const shown of new Set([text, ...text.split('\n')].map(normalized).filter(Boolean))) {
      byText.set(shown, [...(byText.get(shown) ?? []), path]);
      const template = templateOf(path, shown);
      if (template) templates.push(template);
    }
  templates.sort((one, other) => other.letters - one.letters);

  /** @returns undefined where it is neither a text nor a template as a whole */
  function whole(shown: string): string[] | undefined {
    const exact = byText.get(shown);
    if (exact) return exact;
    for (const { path, form } of templates) {
      const [, ...values] = form.exec(shown) ?? [];
      if (values.length > 0)
        return [path, ...values.flatMap((value) => whole(value) ?? inside(value))];
    }
    return undefined;
  }

  /** The longest texts first; one that stands within another that was found is left out. */
  function inside(shown: string): string[] {
    // A number alone says nothing, and a page may have thousands.
    if (!/\p{L}/u.test(shown)) return [];
    const found = [...byText.keys()]
      .filter((text) => text.length >= LEAST_LETTERS && shown.includes(text))
      .sort((one, other) => other.length - one.length);
    const longest = found.filter(
      (text, at) => !found.slice(0, at).some((longer) => longer.includes(text)),
    );
    const filled = templates.filter(
      ({ part, letters }) => letters >= LEAST_LETTERS && part.test(shown),
    );
    return [
      ...longest.flatMap((text) => byText.get(text) ?? []),
      ...filled.map(({ path }) => path),
    ];
  }

  return (shown) => {
    const bare = normalized(shown);
    const paths = known.get(bare) ?? [...new Set(whole(bare) ?? inside(bare))];
    known.set(bare, paths);
    return paths;
  };
}

/** Without the blanks, breaks and signs of writing direction that pages put in or leave out. */
export function normalized(text: string): string {
  return text
    .replace(/[\u200B\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Template {
  path: string;
  /** The whole text, and a part of one. */
  form: RegExp;
  part: RegExp;
  letters: number;
}

/** @returns undefined for '{time} {part}', too, which would be any two words */
function templateOf(path: string, text: string): Template | undefined {
  const parts = text.split(/\{\w+\}/);
  const letters = parts.join('').replaceAll(' ', '').length;
  if (parts.length === 1 || letters === 0) return undefined;
  const form = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)');
  return { path, form: new RegExp(`^${form}$`), part: new RegExp(form), letters };
}
