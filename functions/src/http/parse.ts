import type { ZodType } from 'zod';
import { HttpProblem } from './problem.ts';

/** What the schema makes of the input. @throws {HttpProblem} 400 that names each wrong field. */
export function parse<T>(schema: ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  throw new HttpProblem(400, 'The request is not valid.', { errors });
}
