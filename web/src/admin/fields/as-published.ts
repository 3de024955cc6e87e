import type { Item, LayoutResponse, PublishedLayout } from '@theni/contract';
import { type Layout, plotPath } from '@theni/contract/layout-fields';
import { formCCode } from '../../layouts/qr-code.ts';

/** What a publication would make of it now. @param layout its draft, or what visitors see */
export function asPublished(
  { Slug, Statuses }: LayoutResponse,
  { Plots: facts, ...Project }: Layout,
  items: Item[],
): PublishedLayout & { qr: string | undefined } {
  const code = formCCode(Project);
  const states = new Map(Statuses.map((plot) => [plotPath(plot.Number), plot.State]));
  return {
    Slug,
    Project,
    Plots: facts.map((plot) => ({
      ...plot,
      SquareFeet: plot.SquareFeet ?? 0,
      State: states.get(plotPath(plot.Number)) ?? 'available',
    })),
    AsOf: new Date().toISOString(),
    Photos: Project.photos.flatMap((id) => items.find(({ _id }) => _id === id) ?? []),
    Files: {},
    // Publishing makes a file of it.
    qr: code && `data:image/svg+xml,${encodeURIComponent(code)}`,
  };
}
