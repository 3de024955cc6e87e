import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { built } from '../../config/site-config.ts';
import type { Licence } from './licences.ts';
import type * as Renderer from './render-site.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export type ClientBundle = ReturnType<typeof readClient>;

export const distFolder = here(`../../${built.site}`);

/** What makes pages of words is deployed with the functions. */
export const rendererFolder = here(`../../${built.functions}/lib/site`);

export async function buildClient() {
  const { output } = (await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
  })) as Rolldown.RolldownOutput;
  return readClient(output);
}

/** With all packages inside. The admin area is never rendered. */
export async function buildRenderer(): Promise<void> {
  await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    // Without it React's development build would go along.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: here('render-site.ts'),
      outDir: rendererFolder,
      license: false,
      rolldownOptions: { external: './admin/index.tsx', output: { codeSplitting: false } },
    },
  });
}

export function openRenderer(): Promise<typeof Renderer> {
  return import(`${rendererFolder}/render-site.js`);
}

function readClient(output: Rolldown.RolldownOutput['output']) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const assets = output.filter((file) => file.type === 'asset');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const styles = new Map(
    assets
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName, source }) => [fileName, String(source).trim()]),
  );
  const asset = (part: string) => {
    const found = assets.find(({ fileName }) => fileName.includes(part));
    if (!found) throw new Error(`The client build lacks ${part}.`);
    return `/${found.fileName}`;
  };
  const styleOf = (part: string) => styles.get(asset(part).slice(1)) ?? '';
  const licences = assets.find(({ fileName }) => fileName === 'licences.json');
  if (!entry || !licences) throw new Error('The client build lacks its entry or licences.');
  return {
    chunks,
    entry: `/${entry.fileName}`,
    fonts: {
      headings: asset('anek-headings'),
      interface: asset('anek-interface'),
      tamil: asset('anek-tamil'),
    },
    /** What the pages of a language have after all other styles. */
    typeStyles: { en: styleOf('type-en'), ta: styleOf('type-ta') },
    /** By their file names. */
    styles,
    licences: JSON.parse(String(licences.source)) as Licence[],
  };
}
