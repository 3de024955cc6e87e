import type { Plugin } from 'vite';

/** Vite lists licences of the pages' scripts only, so those of workers are listed by build/licences.ts. */
export const WORKER_PACKAGES = ['mediabunny'];

/** Fails the build when a worker carries a package that no list of licences names. */
export function onlyListedPackages(): Plugin {
  return {
    name: 'only-listed-packages',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
          if (name && !WORKER_PACKAGES.includes(name))
            this.error(`A worker carries ${name}, which WORKER_PACKAGES does not name.`);
        }
    },
  };
}
