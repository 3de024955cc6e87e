import { isSame } from './is-same.ts';

export { isSame };

/** A value that differs: a text in one language, a number, or a list whose length or order differs. */
export interface Difference {
  /** `home.hero.headline.ta`, `people.jointDirectors` */
  path: string;
  before: unknown;
  after: unknown;
}

/** @param isWhole of two values that are compared as one, and not by what is in them */
export function differences(
  before: unknown,
  after: unknown,
  isWhole: (before: object, after: object) => boolean = areUnlike,
  path = '',
): Difference[] {
  if (isSame(before, after)) return [];
  if (!isTree(before) || !isTree(after) || isWhole(before, after)) return [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(
      before[key as keyof object],
      after[key as keyof object],
      isWhole,
      path ? `${path}.${key}` : key,
    ),
  );
}

/** The same with whole lists: once another tab has changed a list, the place of an element says nothing. */
export function wholeDifferences(before: unknown, after: unknown): Difference[] {
  const paths = differences(before, after).map(({ path }) => listOf(path));
  return [...new Set(paths)].map((path) => ({
    path,
    before: valueAt(before, path),
    after: valueAt(after, path),
  }));
}

/** `amenities.3.en` → `amenities`; the path itself where it is in no list */
export function listOf(path: string): string {
  return path.replace(/\.\d+(\..*)?$/, '');
}

/** A list and none, or lists whose elements stand in other places. */
function areUnlike(before: object, after: object): boolean {
  if (!Array.isArray(before) || !Array.isArray(after))
    return Array.isArray(before) !== Array.isArray(after);
  return (
    before.length !== after.length ||
    after.some(
      (element, index) =>
        !isSame(element, before[index]) && before.some((other) => isSame(element, other)),
    )
  );
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** @returns undefined when the path leads to nothing */
export function valueAt(tree: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (isTree(part) ? part[key as keyof object] : undefined), tree);
}

/** The same tree with another value at the path; what is beside it is shared. */
export function withValue<Tree>(tree: Tree, path: string, value: unknown): Tree {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length
    ? withValue(tree[key as keyof Tree], rest.join('.'), value)
    : (value as Tree[keyof Tree]);
  if (Array.isArray(tree)) return tree.with(Number(key), inner) as Tree;
  return { ...tree, [key]: inner };
}

export interface Merge<Tree> {
  merged: Tree;
  /** Where both sides have changed the same thing, each its own way: `merged` has mine. */
  collisions: string[];
}

/** What one side has made of a tree, put over what another has made of it. */
export function merge<Tree>(base: Tree, mine: Tree, theirs: Tree): Merge<Tree> {
  const their = differences(base, theirs).map(({ path }) => path);
  let merged = theirs;
  const collisions = new Set<string>();
  for (const { path } of differences(base, mine)) {
    const whole = their.find((each) => isWithin(path, each)) ?? path;
    const value = valueAt(mine, whole);
    merged = withValue(merged, whole, value);
    const isTheirs = their.some((each) => isWithin(each, whole));
    if (isTheirs && !isSame(value, valueAt(theirs, whole))) collisions.add(whole);
  }
  return { merged, collisions: [...collisions] };
}

function isWithin(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`);
}
