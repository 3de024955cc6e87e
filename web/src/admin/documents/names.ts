/** What the admin calls the values of a document, by their paths. */
export interface Names {
  /** 'Headline', 'Slide 2' */
  labelAt: (path: string) => string;
  /** Where it is, and what it is: 'Home › Top of the page › Headline (Tamil)' */
  nameAt: (path: string) => string;
  /** Of an element of a list, whichever it is. */
  elementName: (list: string) => string;
}

/**
 * @param labels by path, or by the last key alone; what has none is read from its key
 * @param elements of lists, by their paths or by the last key alone
 */
export function namesOf(labels: Record<string, string>, elements: Record<string, string>): Names {
  function elementName(list: string): string {
    return elements[list] ?? elements[list.split('.').at(-1) ?? ''] ?? 'Entry';
  }

  function labelAt(path: string): string {
    const [, list = '', key = path] = /^(?:(.*)\.)?([^.]*)$/.exec(path) ?? [];
    if (/^\d+$/.test(key)) return `${elementName(list)} ${Number(key) + 1}`;
    return labels[withoutIndexes(path)] ?? labels[key] ?? readable(key);
  }

  function nameAt(path: string): string {
    const { keys, language } = inLanguage(path);
    const names = keys.map((_, index) => labelAt(keys.slice(0, index + 1).join('.')));
    return names.join(' › ') + language;
  }

  return { labelAt, nameAt, elementName };
}

/** 'home.hero.headline.ta' → its keys without the last one, and ' (Tamil)' */
export function inLanguage(path: string): { keys: string[]; language: string } {
  const keys = path.split('.');
  const language = { en: ' (English)', ta: ' (Tamil)' }[keys.at(-1) ?? ''];
  return { keys: language ? keys.slice(0, -1) : keys, language: language ?? '' };
}

/** 'plots.slides.1.title' → 'plots.slides.title' */
export function withoutIndexes(path: string): string {
  return path
    .split('.')
    .filter((key) => !/^\d+$/.test(key))
    .join('.');
}

/** 'unknownPosition' → 'Unknown position' */
function readable(key: string): string {
  const words = key
    .trim()
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
