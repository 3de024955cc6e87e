import { layoutSlug } from '@theni/contract';
import type { Request } from 'express';
import { notFound } from './problem.ts';

/** @throws {HttpProblem} 404 also for a slug that no layout can have */
export function layoutSlugOf(request: Request): string {
  const { success, data } = layoutSlug.safeParse(request.params.slug);
  if (!success) throw notFound('layout');
  return data;
}
