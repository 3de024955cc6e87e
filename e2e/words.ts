import { wordsIn } from '@theni/content';
import { site } from '../config/chosen.ts';
import { content } from '../config/content.ts';

/** What the pages of each language say. */
export const words = { en: wordsIn('en', content, site), ta: wordsIn('ta', content, site) };
