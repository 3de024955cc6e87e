import { type Content, shipped } from '@theni/content';
import { changesOf } from '@theni/content/changes';
import { withValues } from '@theni/content/paths';
import type { PageErrorFields } from '@theni/content/site-renderer';
import type { PublishedLayout } from '@theni/contract';

/** A page cannot be rendered. Whoever publishes reads of it by its fields, in another bundle. */
export class PageError extends Error implements PageErrorFields {
  override readonly name = 'PageError';
  readonly address: string;
  readonly layout: string | undefined;
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

/** What pages are made of. */
export interface Site {
  content: Content;
  layouts: PublishedLayout[];
}

/**
 * Makes a page, or a part of one, of the site.
 * @param address of the page
 * @throws {PageError} with the one layout or changed text that is to blame, where there is one
 */
export async function makeOrNameCulprit<Made>(
  address: string,
  site: Site,
  make: (site: Site) => Made | Promise<Made>,
): Promise<Made> {
  try {
    return await make(site);
  } catch (error) {
    throw new PageError(address, error, await findCulprit(site, make));
  }
}

/** Leaves out each layout and each change of a text in turn, until the page can be made. */
async function findCulprit(
  { content, layouts }: Site,
  make: (site: Site) => unknown,
): Promise<Culprit> {
  for (const suspect of layouts) {
    const others = layouts.filter((layout) => layout !== suspect);
    if (await canMake({ content, layouts: others })) return { layout: suspect.slug };
  }
  const changes = changesOf(content);
  for (const textPath of Object.keys(changes)) {
    const { [textPath]: _, ...others } = changes;
    if (await canMake({ content: withValues(shipped, others), layouts })) return { textPath };
  }
  return {};

  async function canMake(candidate: Site): Promise<boolean> {
    try {
      await make(candidate);
      return true;
    } catch {
      return false;
    }
  }
}
