import { isServerThere } from './is-server-there.ts';

/** Links to style sheets that could not be had. */
const failedLinks = new Set<HTMLLinkElement>();

// What fails to load tells it to nobody above it, but on the way down.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
  },
  { capture: true },
);

/**
 * Imports what could not be had once more, with its styles. A browser may remember that an import
 * has failed (https://github.com/whatwg/html/pull/10327): then only a page load asks again, which
 * needs the server.
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    await loadStyles();
    return module;
  } catch (error) {
    if (await isServerThere()) location.reload();
    throw error;
  }
}

/** Vite asks for each style sheet once, and then takes it for loaded. */
async function loadStyles(): Promise<void> {
  const links = [...failedLinks];
  failedLinks.clear();
  await Promise.all(
    links.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const loaded = new Promise((resolve, reject) => {
        again.onload = resolve;
        again.onerror = reject;
      });
      link.replaceWith(again);
      return loaded;
    }),
  );
}
