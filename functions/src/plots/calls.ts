import { type PlotChange, plotNumber } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { cachedByKey, cachedValue } from '../http/cached.ts';
import { ifMatchOf } from '../http/if-match.ts';
import { layoutSlugOf, unknownLayout } from '../http/layout-slug.ts';
import { HttpProblem, invalidRequest } from '../http/problem.ts';
import { sendCacheable } from '../http/send-cacheable.ts';

export function plotCalls({
  plots,
  layoutVersions,
  now,
  cacheMs,
}: Pick<Dependencies, 'plots' | 'layoutVersions' | 'now' | 'cacheMs'>) {
  const publicStates = cachedByKey((slug) => plots.publicStates(slug, now()), cacheMs);
  const isKnown = knownSlugs(layoutVersions, cacheMs);
  return {
    async states({ request, response }: CallInput<'GET /api/layouts/:slug/plots'>) {
      const slug = layoutSlugOf(request);
      const states = (await isKnown(slug)) && (await publicStates(slug));
      if (!states) throw unknownLayout();
      sendCacheable(request, response, states);
    },

    async change({
      body,
      request,
      response,
    }: CallInput<'PATCH /api/admin/layouts/:slug/plots/:number'>) {
      const expectedRevision = ifMatchOf(request);
      // Without the revision, this change could overwrite that of another tab.
      if (expectedRevision === undefined)
        throw new HttpProblem(428, 'If-Match must say which revision was seen.');
      const seen = { expectedRevision, now: now() };
      requireFuture(body, seen.now);
      const number = plotNumber.safeParse(request.params.number).data ?? '';
      response.json(await plots.change(layoutSlugOf(request), number, body, seen));
    },
  };
}

/**
 * Whether a layout is public, or was. A slug that is not known is looked up in a list of all, so
 * that a stranger who makes slugs up does not cost a read for each.
 */
function knownSlugs(layoutVersions: Dependencies['layoutVersions'], cacheMs: number) {
  const published = cachedValue(() => layoutVersions.publishedVersions(), cacheMs);
  let known: object = {};
  return async (slug: string): Promise<boolean> => {
    if (!Object.hasOwn(known, slug)) known = await published();
    return Object.hasOwn(known, slug);
  };
}

/** A change that takes another one back names the time that a hold had, which may be over. */
function requireFuture({ heldUntil, stage }: PlotChange, now: Date): void {
  if (stage !== undefined || heldUntil === undefined || new Date(heldUntil) > now) return;
  throw invalidRequest([{ path: 'heldUntil', message: 'must be in the future' }]);
}
