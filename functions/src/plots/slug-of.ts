import { projectSlug } from '@theni/contract';
import type { Request } from 'express';
import { HttpProblem } from '../http/problem.ts';

/** One that no project can have is as unknown as any other. */
export function slugOf(request: Request): string {
  const { success, data } = projectSlug.safeParse(request.params.slug);
  if (!success) throw unknownProject();
  return data;
}

export function unknownProject(): HttpProblem {
  return new HttpProblem(404, 'There is no such layout; it may be deleted already.');
}
