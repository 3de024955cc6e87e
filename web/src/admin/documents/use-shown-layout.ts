import type { Item, Layout, LayoutResponse, LayoutTexts, PublishedLayout } from '@theni/contract';
import { formCCode } from '../../layouts/qr-code.ts';
import { statusOf } from '../api/layout-queries.ts';

/** What a publication would make of it now. @param layout its draft, or what visitors see */
export function asPublished(
  { Slug, Statuses }: LayoutResponse,
  { Plots: facts, ...Project }: Layout,
  items: Item[],
): PublishedLayout & { qr: string | undefined } {
  const Plots = facts.map((plot) => ({
    ...plot,
    SquareFeet: plot.SquareFeet ?? 0,
    State: statusOf(Statuses, plot.Number)?.State ?? 'available',
  }));
  const Photos = Project.photos.flatMap((id) => items.find(({ _id }) => _id === id) ?? []);
  const AsOf = new Date().toISOString();
  return { Slug, Project, Plots, AsOf, Photos, Files: {}, qr: codeAddress(Project) };
}

/** Publishing makes a file of it. */
function codeAddress(layout: LayoutTexts): string | undefined {
  const code = formCCode(layout);
  return code && `data:image/svg+xml,${encodeURIComponent(code)}`;
}
