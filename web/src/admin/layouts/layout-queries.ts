import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LayoutSummary, PlotStatus } from '@theni/contract';
import { isSamePlotNumber } from '@theni/contract/plots';
import { call } from '../api/call.ts';

export const layoutsQuery = queryOptions({
  queryKey: ['layouts'],
  queryFn: () => call('GET /api/admin/layouts'),
});

export const layoutsFailed = (reason: string) => `The layouts could not be loaded. ${reason}`;

/** The deleted ones that can be restored. */
export const deletedLayoutsQuery = queryOptions({
  queryKey: ['deleted layouts'],
  queryFn: () => call('GET /api/admin/deleted-layouts'),
});

export const layoutQuery = (slug: string) =>
  queryOptions({
    queryKey: ['layout', slug],
    queryFn: () => call('GET /api/admin/layouts/:slug', { params: { slug } }),
    // Another device may have changed it since: it is asked for when a page opens, and then stays.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Its English name; its slug as long as it has none. */
export function nameOfLayout({ name, slug }: Pick<LayoutSummary, 'name' | 'slug'>): string {
  return name.en || slug;
}

/** The names by their slugs. @param named a slug that is listed though its layout may be gone */
export function useLayoutNames(named?: string | null): Map<string, string> {
  const { data: layouts = [] } = useQuery(layoutsQuery);
  const names = layouts.map((layout) => [layout.slug, nameOfLayout(layout)] as const);
  return new Map([...(named ? [[named, named] as const] : []), ...names]);
}

export function statusOf(statuses: PlotStatus[], number: string): PlotStatus | undefined {
  return statuses.find((status) => isSamePlotNumber(status.number, number));
}
