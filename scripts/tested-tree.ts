import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'out', 'tested-tree');

/** @returns the id of the files of the commit, undefined while the folder has other ones */
export function cleanTree(root = ROOT): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}').trim() : undefined;
}

/** Notes that all tests have passed on these files. */
export function noteTested(tree: string, stamp = STAMP): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, tree);
}

export function isTested(tree: string, stamp = STAMP): boolean {
  try {
    return readFileSync(stamp, 'utf8') === tree;
  } catch {
    return false;
  }
}
