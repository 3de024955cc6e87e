import type { Content } from '@theni/content';
import { changesOf, contentFrom, SCHEMA_VERSION } from '@theni/content/changes';
import type { PublishedLayout } from '@theni/contract';

type Render = (content: Content, layouts: PublishedLayout[]) => Promise<unknown>;

/** No page can be made with this text or this layout. */
export class RenderError extends Error {
  override name = 'RenderFault';
  /** Of the value in the content; of a layout `projects.<slug>`. */
  readonly path: string;
  readonly slug: string | undefined;

  constructor(path: string, slug: string | undefined, options: ErrorOptions) {
    super(`The pages cannot be made with ${path}.`, options);
    this.path = path;
    this.slug = slug;
  }
}

/**
 * What the pages cannot be made with, if it is not the code itself: the owner's texts, and then the layouts, are taken in one after the
 * other, and the first one that fails is found by halves.
 * @param cause why they could not be made with all of them
 */
export async function renderErrorOf(
  render: Render,
  content: Content,
  layouts: PublishedLayout[],
  cause: unknown,
): Promise<unknown> {
  const changes = Object.entries(changesOf(content));
  const fails = (count: number) => {
    const Changes = Object.fromEntries(changes.slice(0, count));
    const some = contentFrom({ SchemaVersion: SCHEMA_VERSION, Changes });
    return render(some, layouts.slice(0, Math.max(0, count - changes.length))).then(
      () => false,
      () => true,
    );
  };
  if (await fails(0)) return cause;
  let good = 0;
  let bad = changes.length + layouts.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await fails(middle)) bad = middle;
    else good = middle;
  }
  const [path] = changes[good] ?? [];
  const slug = layouts[good - changes.length]?.Slug;
  return new RenderError(path ?? `projects.${slug}`, slug, { cause });
}
