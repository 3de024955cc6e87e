import { useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { Item, Layout, LayoutResponse, LayoutTexts, PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { formCCode } from '../../layouts/qr-code.ts';
import { shownLayout } from '../../layouts/show-layout.ts';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { statusOf } from '../api/layout-queries.ts';
import { itemsQuery } from '../items/item-queries.ts';
import { withLayoutNames } from './site-texts.ts';
import { useShownFiles } from './use-content-file.ts';

/** A layout as its page would show its draft, complete or not. */
export function useShownLayout(
  layout: Layout | undefined,
  response: LayoutResponse | undefined,
  content: Content,
  language: Language,
): ShownLayout | undefined {
  const { data: items = [] } = useQuery({ ...itemsQuery, enabled: layout !== undefined });
  const Files = useShownFiles(layout ? filesOf(layout) : []);
  if (!layout || !response) return undefined;
  const published = { ...asPublished(response, withLayoutNames(layout), items), Files };
  return shownLayout(published, content, language, location.origin);
}

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

function filesOf({ plan, documents }: Layout): string[] {
  return [...(plan ? [plan.file] : []), ...documents.map(({ file }) => file)].filter(Boolean);
}
