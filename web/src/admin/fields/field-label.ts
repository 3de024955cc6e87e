import type { Language } from '@theni/contract/limits';

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ta: 'Tamil' };

/** 'Headline (Tamil)' */
export function fieldLabel(label: string, language: Language): string {
  return `${label} (${LANGUAGE_NAMES[language]})`;
}
