import type { ContentIssue } from '@theni/contract';
import { differences, isSame, listOf, valueAt, withValue } from '@theni/contract/tree';

/**
 * What the server takes of a draft: in the place of what it would refuse stands what it has, and of a list its new elements are left out.
 * @param base what the server has
 */
export function withoutRefused<Tree>(
  mine: Tree,
  base: Tree,
  check: (tree: Tree) => ContentIssue[],
): Tree {
  const paths = check(mine).map(({ path }) => path);
  const refused = paths.map((path) => refusedPart(path, mine, base));
  const asBefore = (parts: string[]) =>
    parts.reduce((tree, path) => withValue(tree, path, valueAt(base, path)), mine);
  const kept = refused.flatMap(({ path, isNew }) => (isNew ? [] : [path]));
  const added = refused.flatMap(({ path, isNew }) =>
    isNew && !kept.includes(parentOf(path)) ? [path] : [],
  );
  const rest = withoutElements(asBefore(kept), added);
  return check(rest).length === 0 ? rest : asBefore(paths.map(listOf));
}

interface Part {
  path: string;
  /** The server has no such element. */
  isNew: boolean;
}

/** The value itself, or the new element around it, or a list whose elements stand in other places than those that the server has. */
function refusedPart<Tree>(path: string, mine: Tree, base: Tree): Part {
  const keys = path.split('.');
  for (const [at, key] of keys.entries()) {
    const list = keys.slice(0, at).join('.');
    const [now, before] = [valueAt(mine, list), valueAt(base, list)];
    if (!Array.isArray(now) || !Array.isArray(before)) continue;
    if (isAdded(Number(key), now, before)) return { path: `${list}.${key}`, isNew: true };
    if (!hasInPlace(now, before)) return { path: list, isNew: false };
  }
  return { path, isNew: false };
}

/** Neither one of those that were there, nor what has become of one. */
function isAdded(index: number, now: unknown[], before: unknown[]): boolean {
  const isIn = (list: unknown[], element: unknown) => list.some((each) => isSame(each, element));
  if (before.every((element) => isIn(now, element))) return !isIn(before, now[index]);
  return index >= before.length && hasInPlace(now, before);
}

/** Nothing but what was added at the end stands in another place. */
function hasInPlace(now: unknown[], before: unknown[]): boolean {
  return differences(before, now.slice(0, before.length)).every(({ path }) => path !== '');
}

function withoutElements<Tree>(tree: Tree, paths: string[]): Tree {
  const lists = [...new Set(paths.map(parentOf))];
  return lists.reduce((rest, list) => {
    const elements = valueAt(rest, list) as unknown[];
    const left = elements.filter((_, index) => !paths.includes(`${list}.${index}`));
    return withValue(rest, list, left);
  }, tree);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
