import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as currentContent from '../../config/content.ts';
import { site } from '../../config/current-config.ts';
import type * as production from '../../functions/src/production.ts';
import { byPage } from './documents.ts';
import { publishedSamples } from './published-samples.ts';
import type * as Renderer from './render-site.ts';
import type { SiteBuild } from './site-build.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEB = `${ROOT}web/`;

/**
 * For `npm run dev`: the pages as the renderer makes them of the sources, so that they are hydrated
 * as those of a build are. They are made anew after a change.
 */
export function pagesInDev(): Plugin {
  return {
    name: 'pages-in-dev',
    apply: 'serve',
    async configureServer(server) {
      const samples = publishedSamples();
      const bodies = new Map(samples.bodies);
      let rendered: Promise<Renderer.SiteFiles> | undefined;
      const files = async () => {
        rendered ??= renderSources(server, samples.layouts);
        return rendered.catch((error: unknown) => {
          rendered = undefined;
          throw error;
        });
      };
      server.watcher.add(`${ROOT}content`).on('all', (_event, file) => {
        rendered = undefined;
        if (file.startsWith(`${ROOT}content`)) server.ws.send({ type: 'full-reload' });
      });
      const serve: Connect.NextHandleFunction = async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', site.url);
        try {
          const isPage = request.headers.accept?.includes('text/html');
          const made = await files();
          const file = bodies.get(pathname) ?? made.get(pathname);
          if (file) return response.setHeader('Content-Type', typeOf(pathname)).end(file);
          if (!isPage) return next();
          const page = made.get(`${pathname.replace(/\/$/, '') || '/index'}.html`);
          response.statusCode = page ? 200 : 404;
          const html = String(
            page ?? made.get(`${pathname.startsWith('/ta/') ? '/ta' : ''}/404.html`),
          );
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(pathname, html));
        } catch (error) {
          next(error);
        }
      };
      // Vite's own handlers come first: they serve the sources.
      return () => server.middlewares.use(serve);
    },
  };
}

async function renderSources(
  server: ViteDevServer,
  layouts: Parameters<typeof Renderer.renderSite>[1],
): Promise<Renderer.SiteFiles> {
  // The server loads a file again when it has changed.
  const load = <Module>(path: string) => server.ssrLoadModule(ROOT + path) as Promise<Module>;
  const { renderSite } = await load<typeof Renderer>('web/build/render-site.ts');
  const { content } = await load<typeof currentContent>('config/content.ts');
  return renderSite(content, layouts, sourcesAsBuild());
}

/** The sources instead of a build: each page has all style sheets, and Vite finds its scripts. */
function sourcesAsBuild(): SiteBuild {
  const sheets = globSync('src/**/*.css', { cwd: WEB, exclude: ['src/admin/**', 'src/styles/**'] });
  const imported = ['src/styles/tokens.css', 'src/styles/base.css', ...sheets.sort()].map(atImport);
  const scripts = ['/src/entry-client.tsx'];
  const assets = { scripts, styles: { text: imported.join(''), inline: [], deferred: [] } };
  const font = (name: string) => `/src/styles/fonts/anek-${name}.woff2`;
  return {
    id: 'sources',
    site,
    boot: '/src/boot.ts',
    fonts: { headings: font('headings'), interface: font('interface'), tamil: font('tamil') },
    typeStyles: { en: atImport('src/styles/type-en.css'), ta: atImport('src/styles/type-ta.css') },
    pages: byPage(() => assets),
    files: [],
  };
}

function atImport(sheet: string): string {
  return `@import "/${sheet}";`;
}

function typeOf(pathname: string): string {
  if (pathname.endsWith('.svg')) return 'image/svg+xml';
  return pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream';
}

/**
 * For `npm run dev`: the API from its sources, loaded anew when one of them has changed. Publishing
 * stays with the local stack.
 */
export function apiInDev(): Plugin {
  return {
    name: 'api-in-dev',
    apply: 'serve',
    configureServer(server) {
      // An editor that saves by replacing a file ends the watch of a file, not that of its folder.
      server.watcher.add([`${ROOT}functions/src`, `${ROOT}contract/src`, `${ROOT}config`]);
      server.middlewares.use(async (request, response, next) => {
        const { url = '' } = request;
        if (!url.startsWith('/api/') || url.startsWith('/api/content/publish')) return next();
        try {
          const { apiApp } = (await server.ssrLoadModule(
            `${ROOT}functions/src/production.ts`,
          )) as typeof production;
          (await apiApp())(request as never, response as never, next);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
