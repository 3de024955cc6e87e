import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOutputs } from '../../config/config-paths.ts';

export interface Lock {
  packages: Record<
    string,
    { version?: string; link?: boolean; dependencies?: Record<string, string> }
  >;
}

const ROOT = join(import.meta.dirname, '../..');
const FUNCTIONS = join(ROOT, buildOutputs.functions);
const LOCK = 'package-lock.json';

/**
 * Does something while the functions' folder has a lock file. `firebase deploy` uploads that folder
 * alone, and without a lock the cloud would install the newest versions.
 */
export async function withFunctionsLock(action: () => Promise<void>): Promise<void> {
  const path = join(FUNCTIONS, LOCK);
  const read = async (file: string): Promise<Lock> => JSON.parse(await readFile(file, 'utf8'));
  const tested = functionsLock(await read(join(ROOT, LOCK)));
  await writeFile(path, JSON.stringify(tested));
  try {
    // npm takes out what the functions do not need. It adds nothing: the lock has all that they
    // need.
    const options = ['--package-lock-only', '--workspaces=false', '--offline', '--no-audit'];
    execFileSync('npm', ['install', '--loglevel=error', ...options], { cwd: FUNCTIONS });
    for (const [name, { version }] of Object.entries((await read(path)).packages))
      if (version !== tested.packages[name]?.version)
        throw new Error(`${name} would be deployed in another version than the tested one.`);
    await action();
  } finally {
    await rm(path);
  }
}

/**
 * The project's lock as the functions see it: their own copy of a package hides the project's,
 * which stands then inside of each package that depends on it.
 */
export function functionsLock({ packages, ...head }: Lock): Lock {
  const own = Object.entries(packages)
    .filter(([path]) => path.startsWith('functions/node_modules/'))
    .map(([path, entry]) => [path.slice('functions/'.length), entry] as const);
  const isReplaced = (path: string) =>
    own.some(([replaced]) => path === replaced || path.startsWith(`${replaced}/`));
  const shared = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link && !isReplaced(path),
  );
  const hidden = Object.entries(packages).filter(([path]) => isReplaced(path));
  const copies = shared.flatMap(([path, { dependencies = {} }]) =>
    Object.keys(dependencies)
      .filter((name) => !hasInside(path, name))
      .flatMap((name) =>
        hidden.filter(([other]) => `${other}/`.startsWith(`node_modules/${name}/`)),
      )
      .map(([other, entry]) => [`${path}/${other}`, entry]),
  );
  return {
    ...head,
    packages: {
      '': packages.functions ?? {},
      ...Object.fromEntries([...shared, ...own, ...copies]),
    },
  };

  /** Whether a package finds another one before it looks in the project's folder. */
  function hasInside(path: string, name: string): boolean {
    if (`${path}/node_modules/${name}` in packages) return true;
    const outer = path.lastIndexOf('/node_modules/');
    return outer !== -1 && hasInside(path.slice(0, outer), name);
  }
}
