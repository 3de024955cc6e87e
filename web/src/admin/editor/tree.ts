/** A value of the content that differs: a text in one language, a number, or a list whose length or order differs. */
export interface Difference {
  /** `home.hero.headline.ta`, `people.jointDirectors` */
  path: string;
  before: unknown;
  after: unknown;
}

export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (isSame(before, after)) return [];
  const parts = commonParts(before, after);
  if (!parts) return [{ path, before, after }];
  return parts.flatMap(([key, one, other]) =>
    differences(one, other, path ? `${path}.${key}` : key),
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

/** By which two values can be compared: none for two texts, or for lists whose elements stand in other places. */
function commonParts(one: unknown, other: unknown): [string, unknown, unknown][] | undefined {
  if (!isTree(one) || !isTree(other)) return undefined;
  if (Array.isArray(one) !== Array.isArray(other)) return undefined;
  if (Array.isArray(one) && Array.isArray(other) && areMoved(one, other)) return undefined;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.map((key) => [key, one[key as keyof object], other[key as keyof object]]);
}

function areMoved(before: unknown[], after: unknown[]): boolean {
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

/** The order of keys tells nothing: a server may hand them out in its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isTree(one) || !isTree(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => key in other && isSame(one[key as keyof object], other[key as keyof object]),
    )
  );
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

/** Puts together what two sides have made of the same tree. */
export function merge<Tree>(base: Tree, mine: Tree, theirs: Tree): Merge<Tree> {
  const my = differences(base, mine).map(({ path }) => path);
  let merged = mine;
  const collisions = new Set<string>();
  for (const { path, after } of differences(base, theirs)) {
    const covering = my
      .filter((each) => isWithin(each, path) || isWithin(path, each))
      .map((each) => (isWithin(each, path) ? path : each));
    if (covering.length === 0) merged = withValue(merged, path, after);
    for (const each of covering)
      if (!isSame(valueAt(mine, each), valueAt(theirs, each))) collisions.add(each);
  }
  return { merged, collisions: [...collisions] };
}

function isWithin(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`);
}
