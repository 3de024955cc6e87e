import { wordsIn } from '@theni/content';
import { content } from '../config/content.ts';
import { site } from '../config/current-config.ts';

/** What the pages of each language say. */
export const words = { en: wordsIn('en', content, site), ta: wordsIn('ta', content, site) };
