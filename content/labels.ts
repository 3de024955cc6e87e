import { pages } from './page-texts.ts';
import { settingsAt } from './value-settings.ts';

/**
 * The admin area calls a value by its label in `value-settings.ts`; else a page by its name, and
 * what stands at one of these keys so; else by its key, read as words.
 */
const labelsByKey: Record<string, string> = {
  whatsapp: 'WhatsApp',
  greeting: 'Ready-made WhatsApp message',
  alt: 'What the picture shows, read out to people who cannot see it',
  file: 'Picture',
  intro: 'First sentences',
  comeOn: 'Day of the visit',
  noScript: 'When the browser runs no JavaScript',
  failed: 'When it cannot be loaded',
  all: 'Link to all',
  ask: 'Question at the bottom',
  carousel: 'Name of the slides, for screen readers',
};

/**
 * 'Headline', 'Slide 2'; 'Slide' for `plots.slides.*`: an entry is called as its list is, whose key
 * is its plural.
 */
export function labelAt(path: string): string {
  const [, list = '', index = ''] = /(\w+)\.(\d+|\*)$/.exec(path) ?? [];
  const key = list.replace(/s$/, '') || (path.split('.').at(-1) ?? '');
  const label = settingsAt(path).label ?? pageLabel(path) ?? labelsByKey[key] ?? readable(key);
  return /\d/.test(index) ? `${label} ${Number(index) + 1}` : label;
}

/** At 'about' stand the texts of that page, and at 'pages.about' what search engines read of it. */
function pageLabel(path: string): string | undefined {
  const key = path.replace(/^pages\./, '');
  return key in pages ? pages[key as keyof typeof pages].name.en : undefined;
}

/** Where it is, and what it is: 'Home › Top of the page › Headline (Tamil)' */
export function breadcrumbAt(path: string): string {
  const { keys, language } = withoutLanguage(path);
  const labels = keys.map((_, index) => labelAt(keys.slice(0, index + 1).join('.')));
  return labels.join(' › ') + language;
}

/** 'home.hero.headline.ta' → its keys without the last one, and ' (Tamil)' */
function withoutLanguage(path: string): { keys: string[]; language: string } {
  const keys = path.split('.');
  const language = { en: ' (English)', ta: ' (Tamil)' }[keys.at(-1) ?? ''];
  return { keys: language ? keys.slice(0, -1) : keys, language: language ?? '' };
}

/** 'unknownPosition' → 'Unknown position' */
function readable(key: string): string {
  const words = key
    .trim()
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
