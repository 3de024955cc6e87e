import { fileURLToPath } from 'node:url';
import type * as words from '@theni/content';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import type { Plugin } from 'vite';
import { site } from '../../config/chosen.ts';
import type * as chosenContent from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { namedLayouts } from '../src/layouts/name-layouts.ts';
import { shownLayout } from '../src/words/shown-layout.ts';
import { publishedSamples } from './published-samples.ts';
import { formCFile, withQrCodes } from './qr-code-files.ts';

const addressOf = (language: Language) => `/words.${language}.json`;
const layoutAddress = (slug: string, language: Language) => `/layout.${slug}.${language}.json`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * For `npm run dev`: what the build writes into a page of its language, and the files of its words
 * and layouts.
 */
export function wordsInDev(): Plugin {
  return {
    name: 'words-in-dev',
    apply: 'serve',
    async configureServer(server) {
      const { layouts, bodies } = await publishedSamples();
      const coded = withQrCodes(layouts);
      // As they stand in the files now: the server loads a file anew when it has changed.
      const load = <T>(path: string) => server.ssrLoadModule(`${ROOT}${path}`) as Promise<T>;
      const loadContent = async () =>
        (await load<typeof chosenContent>('config/content.ts')).content;
      server.watcher.add(`${ROOT}content`).on('change', (file) => {
        if (file.startsWith(`${ROOT}content`)) server.ws.send({ type: 'full-reload' });
      });
      const serve = (address: string, make: () => unknown) =>
        server.middlewares.use(address, (_request, response, next) => {
          if (address.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
          Promise.resolve()
            .then(make)
            .then((body) => response.end(body), next);
        });
      for (const language of LANGUAGES) {
        serve(addressOf(language), async () => {
          const { wordsIn } = await load<typeof words>('content/index.ts');
          const content = await loadContent();
          const named = namedLayouts(coded, content, language);
          return JSON.stringify(wordsIn(language, content, { ...site, layouts: named }));
        });
        for (const layout of coded)
          serve(layoutAddress(layout.slug, language), async () => {
            return JSON.stringify(shownLayout(layout, await loadContent(), language, site.url));
          });
      }
      for (const { texts } of layouts) {
        const code = formCFile(texts);
        if (code) serve(code.address, () => code.svg);
      }
      for (const [address, body] of bodies) serve(address, () => body);
    },
    transformIndexHtml(html, { originalUrl = '/' }) {
      const language = /^\/ta(\/|\?|$)/.test(originalUrl) ? 'ta' : 'en';
      const [, slug] = /\/layouts\/([a-z0-9-]+)/.exec(originalUrl) ?? [];
      const isSample = sampleLayouts.some((sample) => sample.slug === slug);
      const layout = slug && isSample ? ` data-layout="${layoutAddress(slug, language)}"` : '';
      return html
        .replace(
          '<html lang="en-IN"',
          `<html lang="${language}-IN" data-words="${addressOf(language)}"${layout}`,
        )
        .replace('type-en.css', `type-${language}.css`);
    },
  };
}
