import type { Item, LayoutResponse, PublishedLayout } from '@theni/contract';
import type { Layout } from '@theni/contract/layout-fields';
import { formCCode } from '../../layouts/qr-code.ts';

/** A layout as a publication would make it now. @param layout its draft, or what visitors see */
export function asPublished(
  { slug, statuses }: LayoutResponse,
  { plots: facts, ...texts }: Layout,
  items: Item[],
): PublishedLayout & { qr: string | undefined } {
  const code = formCCode(texts);
  const states = new Map(statuses.map(({ id, state }) => [id, state]));
  return {
    slug,
    texts,
    plots: facts.map(({ id, ...plot }) => ({
      ...plot,
      squareFeet: plot.squareFeet ?? 0,
      state: states.get(id) ?? 'available',
    })),
    asOf: new Date().toISOString(),
    photos: texts.photos.flatMap((id) => items.find(({ _id }) => _id === id) ?? []),
    files: {},
    qr: code && `data:image/svg+xml,${encodeURIComponent(code)}`,
  };
}
