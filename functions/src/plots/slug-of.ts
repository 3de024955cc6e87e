import { layoutSlug } from '@theni/contract';
import type { Request } from 'express';
import { HttpProblem } from '../http/problem.ts';

/** One that no layout can have is as unknown as any other. */
export function slugOf(request: Request): string {
  const { success, data } = layoutSlug.safeParse(request.params.slug);
  if (!success) throw unknownLayout();
  return data;
}

export function unknownLayout(): HttpProblem {
  return new HttpProblem(404, 'There is no such layout; it may be deleted already.');
}
