/** A copy of a JSON value without the blanks around each text. */
export function trimmed<Tree>(tree: Tree): Tree {
  if (typeof tree === 'string') return tree.trim() as Tree;
  if (Array.isArray(tree)) return tree.map(trimmed) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, inner]) => [key, trimmed(inner)]),
  ) as Tree;
}
