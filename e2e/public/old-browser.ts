import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Page, Route } from '@playwright/test';
import { isNewer, newerOf, partsOf } from './newer-features.ts';
import { withoutNewerStyles } from './older-styles.ts';

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
