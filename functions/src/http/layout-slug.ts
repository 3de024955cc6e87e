import { layoutSlug } from '@theni/contract';
import type { Request } from 'express';
import { HttpProblem } from './problem.ts';

/** @throws {HttpProblem} 404 also for a slug that no layout can have */
export function layoutSlugOf(request: Request): string {
  const { success, data } = layoutSlug.safeParse(request.params.slug);
  if (!success) throw unknownLayout();
  return data;
}

export function unknownLayout(): HttpProblem {
  return new HttpProblem(404, 'This layout no longer exists. Reload the page.');
}
