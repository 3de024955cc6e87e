import { fileURLToPath } from 'node:url';
import type { SiteRenderer } from '@theni/content/site-renderer';
import { build, type Manifest, type Rolldown } from 'vite';
import { buildOutputs } from '../../config/config-paths.ts';
import { VITE_TARGET } from '../browsers.ts';
import type * as Renderer from './render-site.ts';
import type { SiteBuild } from './site-build.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export type ClientBundle = Awaited<ReturnType<typeof buildClient>>;

export const distFolder = here(`../../${buildOutputs.site}`);

/** The renderer, which makes pages of words, is deployed with the functions. */
export const rendererFolder = here(`../../${buildOutputs.functions}/lib/site`);

export async function buildClient() {
  const { output } = (await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
  })) as Rolldown.RolldownOutput;
  return { ...readClient(output), boot: await buildBoot() };
}

/**
 * The script that every document names is a build of its own: it is all that a page costs which is
 * only read, so it shares no script with the application.
 */
async function buildBoot(): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    root: here('..'),
    logLevel: 'warn',
    build: {
      target: VITE_TARGET,
      outDir: distFolder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: here('../src/boot.ts'),
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

/** The renderer has all packages inside, and no admin area, which is never rendered. */
export async function buildRenderer(): Promise<void> {
  await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    // Without this definition the renderer would carry React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: here('render-site.ts'),
      outDir: rendererFolder,
      license: false,
      manifest: false,
      rolldownOptions: {
        external: './admin/index.tsx',
        output: { codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  });
}

export async function openRenderer(): Promise<typeof Renderer> {
  const renderer: typeof Renderer = await import(`${rendererFolder}/render-site.js`);
  return renderer satisfies SiteRenderer<SiteBuild>;
}

function readClient(output: Rolldown.RolldownOutput['output']) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const assets = output.filter((file) => file.type === 'asset');
  const assetOf = (part: string) => {
    const asset = assets.find(({ fileName }) => fileName.includes(part));
    if (!asset) throw new Error(`The client build lacks ${part}.`);
    return asset;
  };
  const textOf = (part: string) => String(assetOf(part).source).trim();
  const addressOf = (part: string) => `/${assetOf(part).fileName}`;
  return {
    /** What each script imports, by its source file: https://vite.dev/guide/backend-integration */
    manifest: JSON.parse(textOf('manifest.json')) as Manifest,
    /** The code of a script, by its file name. */
    codeOf: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    chunks,
    fonts: {
      headings: addressOf('anek-headings'),
      interface: addressOf('anek-interface'),
      tamil: addressOf('anek-tamil'),
    },
    /** The style sheet that the pages of a language have after all others. */
    typeStyles: { en: textOf('type-en'), ta: textOf('type-ta') },
    /** The text of a style sheet, by its file name. */
    styleOf: textOf,
  };
}
