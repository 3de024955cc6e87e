import { wordsIn } from '@theni/content';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import type { Plugin } from 'vite';
import { site } from '../../config/chosen.ts';
import { content } from '../../config/content.ts';
import { sampleProjects } from '../../config/sample-projects.ts';
import { shownProject } from '../src/projects/show-project.ts';
import { formCFile, withCodes } from './form-c-file.ts';
import { publishedSamples } from './published-samples.ts';

const addressOf = (language: Language) => `/words.${language}.json`;
const projectAddress = (slug: string, language: Language) => `/project.${slug}.${language}.json`;

/** For `npm run dev`: what the build writes into a page of its language, and the files of its words and projects. */
export function wordsInDev(): Plugin {
  return {
    name: 'words-in-dev',
    apply: 'serve',
    async configureServer({ middlewares }) {
      const { projects, bodies } = await publishedSamples();
      const serve = (address: string, make: () => string | Buffer, type?: string) =>
        middlewares.use(address, (_request, response) => {
          if (type) response.setHeader('Content-Type', type);
          response.end(make());
        });
      for (const language of LANGUAGES) {
        serve(addressOf(language), () =>
          JSON.stringify(wordsIn(language, content, { ...site, projects: withCodes(projects) })),
        );
        for (const project of withCodes(projects))
          serve(projectAddress(project.Slug, language), () =>
            JSON.stringify(shownProject(project, content, language, site.url)),
          );
      }
      for (const { Project } of projects) {
        const code = formCFile(Project);
        if (code) serve(code.address, () => code.svg, 'image/svg+xml');
      }
      for (const [address, body] of bodies) serve(address, () => body);
    },
    transformIndexHtml(html, { originalUrl = '/' }) {
      const language = /^\/ta(\/|\?|$)/.test(originalUrl) ? 'ta' : 'en';
      const [, slug] = /\/projects\/([a-z0-9-]+)/.exec(originalUrl) ?? [];
      const isSample = sampleProjects.some(({ Slug }) => Slug === slug);
      const project = slug && isSample ? ` data-project="${projectAddress(slug, language)}"` : '';
      return html
        .replace(
          '<html lang="en-IN"',
          `<html lang="${language}-IN" data-words="${addressOf(language)}"${project}`,
        )
        .replace('type-en.css', `type-${language}.css`);
    },
  };
}
