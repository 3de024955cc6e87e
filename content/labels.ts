import { settingsAt } from './value-settings.ts';

/**
 * The admin area calls a value by its label in `value-settings.ts`; else by this one of its key;
 * else by its key, read as words.
 */
const labelsByKey: Record<string, string> = {
  '*': 'Entry',
  about: 'About us',
  plots: 'Plots and Approvals',
  construction: 'Construction Work',
  roadWork: 'Road Work',
  contact: 'Contact us',
  notFound: 'Page not found',
  whatsapp: 'WhatsApp',
  greeting: 'Ready-made WhatsApp message',
  ta: 'Tamil',
  en: 'English',
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

/** 'Headline', 'Slide 2'; 'Slide' for `plots.slides.*` */
export function labelAt(path: string): string {
  const [, index] = /\.(\d+)$/.exec(path) ?? [];
  const key = index === undefined ? (path.split('.').at(-1) ?? '') : '*';
  const label = settingsAt(path).label ?? labelsByKey[key] ?? readable(key);
  return index === undefined ? label : `${label} ${Number(index) + 1}`;
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
