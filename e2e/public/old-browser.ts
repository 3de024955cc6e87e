import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import type { Page, Route } from '@playwright/test';
import { OLDEST_BROWSERS } from '../../web/browsers.ts';

const { chrome, safari, firefox } = OLDEST_BROWSERS;
/** By their names in MDN's data. */
const OLDEST = { chrome_android: chrome, safari_ios: safari, firefox };

/** Takes away what one of the oldest browsers does not know of scripts, HTML and styles. */
export async function removeNewerFeatures(page: Page): Promise<void> {
  await page.addInitScript(removeFromScripts, { ...newerInScripts(), attributes });
  await page.route('**/*', removeFromResponse);
}

/**
 * What a page's script finds by name: globals, and the members of each, such as `at` and
 * `parse_static`.
 */
interface Newer {
  globals: string[];
  members: [owner: string, member: string][];
}

function newerInScripts(): Newer {
  const newer: Newer = { globals: [], members: [] };
  for (const [owner, feature] of [...partsOf(bcd.javascript.builtins ?? {}), ...partsOf(bcd.api)]) {
    if (isNewer(feature)) newer.globals.push(owner);
    const names = newerOf(feature);
    if (owner === 'Window') newer.globals.push(...names);
    else newer.members.push(...names.map((name): [string, string] => [owner, name]));
  }
  return newer;
}

/** By the element that they are new for; those of all elements under '*'. */
const attributes: Record<string, string[]> = {
  ...Object.fromEntries(
    partsOf(bcd.html.elements ?? {}).map(([element, feature]) => [element, newerOf(feature)]),
  ),
  '*': newerOf(bcd.html.global_attributes ?? {}),
};

/** Runs in the page, before its own scripts. */
function removeFromScripts({
  globals,
  members,
  attributes,
}: Newer & { attributes: Record<string, string[]> }): void {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [owner, member] of members) {
    const own = world[owner];
    const [name = '', isStatic] = member.split('_');
    const places = isStatic ? [own] : [own, own?.prototype];
    for (const place of places) if (place) Reflect.deleteProperty(place, name);
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);

  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function setKnown(name, value) {
    const newer = [...(attributes['*'] ?? []), ...(attributes[this.localName] ?? [])];
    if (!newer.includes(name.toLowerCase())) setAttribute.call(this, name, value);
  };
}

async function removeFromResponse(route: Route): Promise<void> {
  const type = route.request().resourceType();
  if (type !== 'document' && type !== 'stylesheet') return route.fallback();
  // The server may close a connection just when it is used again.
  const response = await route.fetch({ maxRetries: 3 });
  const text = await response.text();
  const body = type === 'document' ? withoutNewerHtml(text) : withoutNewerStyles(text);
  await route.fulfill({ response, body });
}

function withoutNewerHtml(html: string): string {
  const styled = html.replace(/(?<=<style>).*?(?=<\/style>)/gs, withoutNewerStyles);
  return styled.replace(
    /(?<=<([a-z]\w*)\s[^<>]*)\s([a-z-]+)(?:="[^"]*")?(?=[\s>])/g,
    (all, tag, name) =>
      attributes['*']?.includes(name) || attributes[tag]?.includes(name) ? '' : all,
  );
}

/** Where a newer feature stands in a style sheet: its name comes after what the pattern names. */
const stylePlaces: [names: string[], before: string, after: string][] = [
  [newerOf(bcd.css.properties ?? {}), '(?<=[{;(\\s])', '(?=\\s*:)'],
  [newerOf(bcd.css.selectors ?? {}), '(?<=:)', '(?![\\w-])(?=[^;{}]*{)'],
  [newerOf(bcd.css['at-rules'] ?? {}), '(?<=@)', '(?![\\w-])'],
  [newerOf(bcd.css['at-rules']?.media ?? {}), '(?<=\\()', '(?=[:)])'],
  [partsOf(bcd.css.types ?? {}).flatMap(([, type]) => newerOf(type)), '(?<![\\w-])', '(?=\\()'],
  [newerUnits(), '(?<=[\\s:(,][\\d.]+)', '(?![\\w-])'],
];

const newerStyles = stylePlaces.map(
  ([names, before, after]) => new RegExp(`${before}(?:${names.join('|')})${after}`, 'g'),
);

/** The sheet with names that no browser knows for those that an old one does not know. */
function withoutNewerStyles(sheet: string): string {
  return newerStyles.reduce((text, pattern) => text.replace(pattern, '-unknown-$&'), sheet);
}

/** MDN lists some units by their kind. */
function newerUnits(): string[] {
  const ofKind: Record<string, string> = {
    container_query_length_units: 'cq(?:[whib]|min|max)',
    viewport_percentage_units_dynamic: 'dv(?:[whib]|min|max)',
    viewport_percentage_units_large: 'lv(?:[whib]|min|max)',
    viewport_percentage_units_small: 'sv(?:[whib]|min|max)',
  };
  return newerOf(bcd.css.types?.length ?? {}).map((name) => ofKind[name] ?? name);
}

/** The parts of a feature in MDN's data, by their names. */
function partsOf(feature: object): [string, Identifier][] {
  return Object.entries(feature).filter(([name]) => name !== '__compat');
}

/** The names of those parts that one of the oldest browsers does not know. */
function newerOf(feature: object): string[] {
  return partsOf(feature)
    .filter(([, part]) => isNewer(part))
    .map(([name]) => name);
}

function isNewer(feature: Identifier): boolean {
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
