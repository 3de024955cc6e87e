import { isBoth } from '@theni/content/text';
import type { Language } from '@theni/contract/limits';

/** A text of the site, as one language shows it. */
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

/** Tells where an object of a tree stands: 'home.hero.picture'. */
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

/**
 * Finds what shows a text on a page: the text itself, a template that has been filled ('Slide {number} of {count}'), or
 * what stands in it.
 */
export class ShownTexts {
  readonly #byText = new Map<string, string[]>();
  readonly #templates: Template[] = [];
  readonly #found = new Map<string, string[]>();

  constructor(texts: KnownText[]) {
    // Pages may show each line of a text in an element of its own.
    for (const { path, text } of texts)
      for (const shown of new Set([text, ...text.split('\n')].map(normalized).filter(Boolean))) {
        this.#byText.set(shown, [...(this.#byText.get(shown) ?? []), path]);
        const template = templateOf(path, shown);
        if (template) this.#templates.push(template);
      }
    this.#templates.sort((one, other) => other.letters - one.letters);
  }

  /** The paths of the values that are shown as this text, a template before what it was filled with. */
  find(shown: string): string[] {
    const bare = normalized(shown);
    const known = this.#found.get(bare) ?? [...new Set(this.#whole(bare) ?? this.#inside(bare))];
    this.#found.set(bare, known);
    return known;
  }

  /** @returns undefined where it is neither a text nor a template as a whole */
  #whole(shown: string): string[] | undefined {
    const exact = this.#byText.get(shown);
    if (exact) return exact;
    for (const { path, form } of this.#templates) {
      const [, ...values] = form.exec(shown) ?? [];
      if (values.length === 0) continue;
      return [path, ...values.flatMap((value) => this.#whole(value) ?? this.#inside(value))];
    }
    return undefined;
  }

  /** The longest texts first; one that stands within another that was found is left out. */
  #inside(shown: string): string[] {
    // A number alone says nothing, and a page may have thousands.
    if (!/\p{L}/u.test(shown)) return [];
    const found = [...this.#byText]
      .filter(([text]) => text.length >= LEAST_LETTERS && shown.includes(text))
      .sort(([one], [other]) => other.length - one.length);
    const texts = found
      .filter(([text], at) => !found.slice(0, at).some(([longer]) => longer.includes(text)))
      .flatMap(([, paths]) => paths);
    const templates = this.#templates
      .filter(({ part, letters }) => letters >= LEAST_LETTERS && part.test(shown))
      .map(({ path }) => path);
    return [...texts, ...templates];
  }
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
  /** Without blanks and places to fill. */
  letters: number;
}

/** @returns undefined for a text without places, and for '{time} {part}', which would be any two words */
function templateOf(path: string, text: string): Template | undefined {
  const parts = text.split(/\{\w+\}/);
  const letters = parts.join('').replaceAll(' ', '').length;
  if (parts.length === 1 || letters === 0) return undefined;
  const form = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)');
  return { path, form: new RegExp(`^${form}$`), part: new RegExp(form), letters };
}
