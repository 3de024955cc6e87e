import { wordsIn } from '@theni/content';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import type { Plugin } from 'vite';
import { site } from '../../config/chosen.ts';
import { content } from '../../config/content.ts';

const addressOf = (language: Language) => `/words.${language}.json`;

/** For `npm run dev`: what the build writes into a page of its language, and the file of its words. */
export function wordsInDev(): Plugin {
  return {
    name: 'words-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      for (const language of LANGUAGES) {
        middlewares.use(addressOf(language), (_request, response) => {
          response.end(JSON.stringify(wordsIn(language, content, site)));
        });
      }
    },
    transformIndexHtml(html, { originalUrl = '/' }) {
      const language = /^\/ta(\/|\?|$)/.test(originalUrl) ? 'ta' : 'en';
      return html
        .replace(
          '<html lang="en-IN"',
          `<html lang="${language}-IN" data-words="${addressOf(language)}"`,
        )
        .replace('type-en.css', `type-${language}.css`);
    },
  };
}
