import { globSync, statSync } from 'node:fs';

/** The tests to run: a folder stands for all that are in it. @throws when it has none */
export function testFilesIn(paths: string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    const exclude = (name: string) => name.endsWith('node_modules');
    const files = globSync(`${path}/**/*.{test.ts,test.tsx,spec.ts}`, { exclude });
    if (files.length === 0) throw new Error(`There is no test in ${path}.`);
    return files.sort();
  });
}
