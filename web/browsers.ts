/**
 * The oldest browsers that run the site’s script, which CONTRIBUTING.md names, too. `isOldBrowser` of
 * boot.ts tells them from older ones.
 */
export const OLDEST_BROWSERS = { chrome: 111, safari: 16.4, firefox: 115 };

/** For scripts and styles: Vite lowers what these do not know. */
export const VITE_TARGET = Object.entries({
  ...OLDEST_BROWSERS,
  ios: OLDEST_BROWSERS.safari,
}).map(([name, version]) => name + version);
