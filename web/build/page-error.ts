import type { Content } from '@theni/content';
import { shipped } from '@theni/content';
import { changesOf } from '@theni/content/changes';
import { withValues } from '@theni/content/paths';
import type { PublishedLayout } from '@theni/contract';

/** A page cannot be rendered. Whoever publishes reads of it by these fields, in another bundle. */
export class PageError extends Error {
  override name = 'PageError';
  /** '/ta/about-us' */
  readonly address: string;
  /** The slug of the layout without which the site can be rendered. */
  readonly layout: string | undefined;
  /** The path of the changed text without which the page can be rendered. */
  readonly textPath: string | undefined;

  constructor(address: string, cause: unknown, { layout, textPath }: Culprit = {}) {
    const where = [address, layout && `layout ${layout}`, textPath].filter(Boolean).join(', ');
    super(`${where} cannot be rendered: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.address = address;
    this.layout = layout;
    this.textPath = textPath;
  }
}

interface Culprit {
  layout?: string;
  textPath?: string;
}

interface Site {
  content: Content;
  layouts: PublishedLayout[];
}

/**
 * Makes something of the site.
 * @throws {PageError} that names the page, and the one layout or changed text that is to blame,
 * where there is one
 */
export async function namingErrors<Made>(
  address: string,
  site: Site,
  make: (site: Site) => Made | Promise<Made>,
): Promise<Made> {
  try {
    return await make(site);
  } catch (error) {
    throw new PageError(address, error, await culpritOf(site, make));
  }
}

/** What the site can be made without, found by leaving out each layout and each change in turn. */
async function culpritOf(
  { content, layouts }: Site,
  make: (site: Site) => unknown,
): Promise<Culprit> {
  const canBeMade = async (site: Site) => {
    try {
      await make(site);
      return true;
    } catch {
      return false;
    }
  };
  for (const left of layouts) {
    const others = layouts.filter((layout) => layout !== left);
    if (await canBeMade({ content, layouts: others })) return { layout: left.slug };
  }
  const changes = changesOf(content);
  for (const textPath of Object.keys(changes)) {
    const { [textPath]: _, ...others } = changes;
    if (await canBeMade({ content: withValues(shipped, others), layouts })) return { textPath };
  }
  return {};
}
