import { readFileSync } from 'node:fs';

export interface LockedPackage {
  /** Where npm puts it, `node_modules/…`. */
  path: string;
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

interface LockEntry extends Omit<LockedPackage, 'path' | 'name'> {
  /** A folder of this repository. */
  link?: boolean;
}

/** Every package of package-lock.json that comes from a registry. */
export function lockedPackages(): LockedPackage[] {
  const lock = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  ) as { packages: Record<string, LockEntry> };
  return Object.entries(lock.packages).flatMap(([path, { link, ...entry }]) => {
    const [, name] = /(?:^|.*\/)node_modules\/(.+)$/.exec(path) ?? [];
    return name && !link ? [{ ...entry, path, name }] : [];
  });
}
