import type { PlotChange } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { sendCacheable } from '../http/cached.ts';
import { layoutSlugOf } from '../http/layout-slug.ts';
import { HttpProblem, invalidRequest, notFound } from '../http/problem.ts';
import { ifMatchOf } from '../revisions.ts';

/**
 * Visitors see within a minute who has a plot: an open page asks each half minute
 * (`use-plot-states.ts`), and Hosting's CDN answers with what is as old at most.
 */
const CDN_SECONDS = 30;

export function plotCalls({ plots, now }: Pick<Dependencies, 'plots' | 'now'>) {
  return {
    /** Reads one document; Hosting's CDN asks twice a minute for all visitors. */
    async states({ request, response }: CallInput<'GET /api/layouts/:slug/plots'>) {
      const states = await plots.publicStates(layoutSlugOf(request), now());
      if (!states) throw notFound('layout');
      sendCacheable(request, response, states, CDN_SECONDS);
    },

    async change({
      body,
      request,
      response,
    }: CallInput<'PATCH /api/admin/layouts/:slug/plots/:id'>) {
      const expectedRevision = ifMatchOf(request);
      // Without the revision, this change could overwrite that of another tab.
      if (expectedRevision === undefined)
        throw new HttpProblem(428, 'If-Match must say which revision was seen.');
      const seen = { expectedRevision, now: now() };
      requireFuture(body, seen.now);
      const plotId = String(request.params.id);
      response.json(await plots.change(layoutSlugOf(request), plotId, body, seen));
    },
  };
}

/** A change that takes another one back names the time that a hold had, which may be over. */
function requireFuture({ heldUntil, stage }: PlotChange, now: Date): void {
  if (stage !== undefined || heldUntil === undefined || new Date(heldUntil) > now) return;
  throw invalidRequest([{ path: 'heldUntil', message: 'must be in the future' }]);
}
