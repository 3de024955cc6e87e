import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { built } from '../../config/site-config.ts';
import type * as Server from '../src/entry-server.tsx';
import type { Licence } from './licence-terms.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const serverFolder = here(`../.vite/${built.site.replaceAll('/', '-')}`);

/** The built site's pages in the renderer's hands. */
export type ServerBundle = typeof Server;
export type ClientBundle = ReturnType<typeof readClient>;

export const distFolder = here(`../../${built.site}`);

/** Where the pictures lie that only the build itself needs. */
export const serverAsset = (address: string) => `${serverFolder}${address}`;

export async function buildClient() {
  const { output } = (await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
  })) as Rolldown.RolldownOutput;
  return readClient(output);
}

export async function buildServer(): Promise<ServerBundle> {
  await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: here('../src/entry-server.tsx'),
      ssrEmitAssets: true,
      outDir: serverFolder,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  return import(`${serverFolder}/entry-server.js`);
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
