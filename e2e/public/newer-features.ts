import type { Identifier } from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS } from '../../web/browsers.ts';

const { chrome, safari, firefox } = OLDEST_BROWSERS;
/** By their names in MDN's data. */
const OLDEST = { chrome_android: chrome, safari_ios: safari, firefox };

/** The parts of a feature in MDN's data, by their names. */
export function partsOf(feature: object): [string, Identifier][] {
  return Object.entries(feature).filter(([name]) => name !== '__compat');
}

/** The names of those parts that one of the oldest browsers does not know. */
export function newerOf(feature: object): string[] {
  return partsOf(feature)
    .filter(([, part]) => isNewer(part))
    .map(([name]) => name);
}

export function isNewer(feature: Identifier): boolean {
  const { support } = feature.__compat ?? {};
  if (!support) return false;
  return Object.entries(OLDEST).some(([browser, oldest]) => {
    const said = [support[browser as keyof typeof support] ?? []].flat();
    return !said.some(({ version_added: since, version_removed: until, flags, prefix }) => {
      if (typeof since !== 'string' || flags || prefix) return false;
      // What was rough in the oldest browser, and was mended later, it does know.
      const isGone = typeof until === 'string' && numberOf(until) <= oldest;
      return numberOf(since) <= oldest && !isGone;
    });
  });
}

/** '≤16.4' → 16.4 */
function numberOf(version: string): number {
  return Number.parseFloat(version.replace('≤', ''));
}
