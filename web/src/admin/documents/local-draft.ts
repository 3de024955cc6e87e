import { type Difference, valueAt, withValue } from '@theni/contract/tree';

/** Of this page, until it is left or reloaded. */
const page = crypto.randomUUID();

/** @param subject what the changes are of: 'content', 'project meera-nagar' */
export function saveLocalDraft(changes: Difference[], subject = 'content'): void {
  const own = prefixOf(subject) + page;
  lockTab(own);
  try {
    if (changes.length === 0) localStorage.removeItem(own);
    else localStorage.setItem(own, JSON.stringify(changes));
  } catch (error) {
    // A full device must not keep the server from getting them.
    console.error('the changes could not be kept on this device', error);
  }
}

/** What this tab has kept, or else a tab that is gone; from now on it is this tab's. */
export async function restoreLocalDraft(subject = 'content'): Promise<Difference[]> {
  const mine = localStorage.getItem(prefixOf(subject) + page);
  if (mine) return JSON.parse(mine);
  for (const key of keysOf(subject)) {
    const kept = localStorage.getItem(key);
    if (!kept || !(await isOrphaned(key))) continue;
    const changes: Difference[] = JSON.parse(kept);
    saveLocalDraft(changes, subject);
    localStorage.removeItem(key);
    return changes;
  }
  return [];
}

/** What this device has kept of it, in whichever tab. */
export function keptChanges(subject: string): Difference[] {
  return keysOf(subject).flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]'));
}

function keysOf(subject: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(subject)));
}

/** The content before these changes and after them, on top of what the server has now. */
export function withChanges<Tree>(tree: Tree, changes: Difference[]): { base: Tree; mine: Tree } {
  // A new release may have dropped what was changed.
  const known = changes.filter(({ path }) => valueAt(tree, path) !== undefined);
  const put = (side: 'before' | 'after') =>
    known.reduce((all, change) => withValue(all, change.path, change[side]), tree);
  return { base: put('before'), mine: put('after') };
}

function prefixOf(subject: string): string {
  return `${subject}-changes `;
}

const held = new Set<string>();

/** Until the page is gone: another tab sees by it that these changes are not left behind. */
function lockTab(key: string): void {
  if (held.has(key)) return;
  held.add(key);
  navigator.locks?.request(key, () => new Promise(() => {})).catch(() => {});
}

async function isOrphaned(key: string): Promise<boolean> {
  if (!navigator.locks) return true;
  return navigator.locks.request(key, { ifAvailable: true }, (lock) => lock !== null);
}
