import { useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { Item, Layout, LayoutResponse, LayoutTexts } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { formCCode } from '../../layouts/form-c-code.ts';
import { shownLayout } from '../../layouts/show-layout.ts';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { getLayout, statusOf } from '../api/layouts-api.ts';
import { useShownFiles } from '../editor/use-content-file.ts';
import { useItems } from '../items/item-queries.ts';

/** A layout as its page would show its draft, complete or not. @param slug '' for none */
export function useShownLayout(
  slug: string,
  content: Content,
  language: Language,
): { layout: ShownLayout | undefined; isError: boolean } {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: ['project preview', slug],
    queryFn: () => getLayout(slug),
    enabled: slug !== '',
    meta: { failure: 'the layout could not be loaded' },
  });
  const { items, failed } = useItems({ enabled: slug !== '' });
  const Files = useShownFiles(filesOf(data));
  if (!data || !items) return { layout: undefined, isError: isError || failed };
  const AsOf = new Date(dataUpdatedAt).toISOString();
  const published = { ...asPublished(data, data.Project, items), AsOf, Files };
  return { layout: shownLayout(published, content, language, location.origin), isError };
}

/** What a publication would make of it now. @param layout the draft, or what visitors see */
export function asPublished(
  { Slug, Statuses }: LayoutResponse,
  { Plots: facts, ...Project }: Layout,
  items: Item[],
) {
  return {
    Slug,
    Project,
    Plots: facts.map((plot) => ({
      ...plot,
      SquareFeet: plot.SquareFeet ?? 0,
      State: statusOf(Statuses, plot.Number)?.State ?? 'available',
    })),
    Photos: Project.photos.flatMap(
      (id) => items.find(({ _id, Hidden }) => _id === id && !Hidden) ?? [],
    ),
    qr: codeAddress(Project),
  };
}

/** Publishing makes a file of it. */
function codeAddress(layout: LayoutTexts): string | undefined {
  const code = formCCode(layout);
  return code && `data:image/svg+xml,${encodeURIComponent(code)}`;
}

function filesOf(response: LayoutResponse | undefined): string[] {
  if (!response) return [];
  const { plan, documents } = response.Project;
  return [...(plan ? [plan.file] : []), ...documents.map(({ file }) => file)].filter(Boolean);
}
