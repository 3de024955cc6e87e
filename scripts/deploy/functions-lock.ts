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
 * Does something while the functions' folder has a lock file. `firebase deploy` uploads that folder
 * alone, and without a lock of its own the cloud would install whatever is newest of what our
 * packages ask for.
 */
export async function withFunctionsLock<T>(
  action: () => T,
  folder = FUNCTIONS,
): Promise<Awaited<T>> {
  const path = join(folder, LOCK);
  await writeFile(path, await makeFunctionsLock());
  try {
    return await action();
  } finally {
    await rm(path);
  }
}

async function makeFunctionsLock(): Promise<string> {
  const root: Lock = JSON.parse(await readFile(join(ROOT, LOCK), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'functions-lock-'));
  try {
    await writeFile(join(folder, LOCK), JSON.stringify(functionsLock(root)));
    await copyFile(join(FUNCTIONS, 'package.json'), join(folder, 'package.json'));
    // Takes out what the functions do not need, and adds nothing: all that they need is in it.
    const options = ['--package-lock-only', '--offline', '--no-audit', '--loglevel=error'];
    execFileSync('npm', ['install', ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const lock = await readFile(join(folder, LOCK), 'utf8');
    refuseOthers(JSON.parse(lock), root);
    return lock;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The lock of the whole project as the functions see it: where they have a copy of their own, it
 * counts.
 */
export function functionsLock({ packages, ...head }: Lock): Lock {
  const own = Object.entries(packages).flatMap(([path, entry]) =>
    path.startsWith('functions/node_modules/')
      ? [[path.slice('functions/'.length), entry] as const]
      : [],
  );
  // What stands inside of a copy that the functions do not use would be looked up by the one that
  // they use.
  const isReplaced = (path: string) => own.some(([replaced]) => path.startsWith(`${replaced}/`));
  const shared = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link && !isReplaced(path),
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
