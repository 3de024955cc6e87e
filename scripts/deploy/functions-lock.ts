import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

const ROOT = join(import.meta.dirname, '../..');
const FUNCTIONS = join(ROOT, 'functions');
const LOCK = 'package-lock.json';

/**
 * Writes `functions/package-lock.json`. `firebase deploy` uploads that folder alone, and without a lock of
 * its own the cloud would install whatever is newest of what our packages ask for. It asks npm's registry.
 */
export async function writeFunctionsLock(): Promise<void> {
  const root: Lock = JSON.parse(await readFile(join(ROOT, LOCK), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'functions-lock-'));
  try {
    await writeFile(join(folder, LOCK), JSON.stringify(functionsLock(root)));
    await copyFile(join(FUNCTIONS, 'package.json'), join(folder, 'package.json'));
    // Takes out what the functions do not need, and adds nothing: all that they need is in it.
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    refuseOthers(JSON.parse(await readFile(join(folder, LOCK), 'utf8')), root);
    await copyFile(join(folder, LOCK), join(FUNCTIONS, LOCK));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The lock of the whole project as the functions see it: where they have a copy of their own, it counts. */
export function functionsLock({ packages, ...head }: Lock): Lock {
  const shared = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  const own = Object.entries(packages).flatMap(([path, entry]) =>
    path.startsWith('functions/node_modules/')
      ? [[path.slice('functions/'.length), entry] as const]
      : [],
  );
  return {
    ...head,
    packages: { '': packages.functions ?? {}, ...Object.fromEntries([...shared, ...own]) },
  };
}

/** @throws when a package would be deployed in another version than the tested one */
function refuseOthers({ packages }: Lock, root: Lock): void {
  const tested = functionsLock(root).packages;
  const others = Object.entries(packages).filter(
    ([path, { version }]) => version !== tested[path]?.version,
  );
  if (others.length === 0) return;
  throw new Error(`Not the tested versions: ${others.map(([path]) => path).join(', ')}`);
}
