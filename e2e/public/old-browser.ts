import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import type { Page } from '@playwright/test';

/** The oldest that visitors' pages are made for (CONTRIBUTING.md). */
const OLDEST = { chrome_android: 95, safari_ios: 15.4, firefox: 100 };

/** What a page's script finds by name: globals, and the members of each, such as `at` and `parse_static`. */
interface Newer {
  globals: string[];
  members: [owner: string, member: string][];
}

/** Takes away, before a page's script runs, what one of the oldest browsers does not know. */
export async function removeNewerFeatures(page: Page): Promise<void> {
  await page.addInitScript(({ globals, members }) => {
    const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    for (const [owner, member] of members) {
      const own = world[owner];
      const [name = '', isStatic] = member.split('_');
      const places = isStatic ? [own] : [own, own?.prototype];
      for (const place of places) if (place) Reflect.deleteProperty(place, name);
    }
    for (const name of globals) Reflect.deleteProperty(globalThis, name);
  }, newerFeatures());
}

function newerFeatures(): Newer {
  const newer: Newer = { globals: [], members: [] };
  for (const [owner, feature] of [...partsOf(bcd.javascript.builtins ?? {}), ...partsOf(bcd.api)]) {
    if (isNewer(feature)) newer.globals.push(owner);
    for (const [key, part] of partsOf(feature)) {
      if (!isNewer(part)) continue;
      if (owner === 'Window') newer.globals.push(key);
      else newer.members.push([owner, key]);
    }
  }
  return newer;
}

function partsOf(feature: object): [string, Identifier][] {
  return Object.entries(feature);
}

function isNewer(feature: Identifier): boolean {
  const { support } = feature.__compat ?? {};
  if (!support) return false;
  return Object.entries(OLDEST).some(([browser, oldest]) => {
    const said = [support[browser as keyof typeof support] ?? []].flat();
    return !said.some(({ version_added: since, version_removed: until, flags, prefix }) => {
      if (typeof since !== 'string' || until || flags || prefix) return false;
      return Number.parseFloat(since.replace('≤', '')) <= oldest;
    });
  });
}
