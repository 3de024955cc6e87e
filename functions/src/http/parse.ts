import { parse as parseParameters } from 'node:querystring';
import type { Request } from 'express';
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

/**
 * The parameters of the address, from the address itself: the functions framework fills `request.query` with
 * a parser that leaves `__proto__` out. What says nothing is refused, because Hosting's CDN keeps each
 * spelling of an address apart and asks the function for each.
 */
export function parseQuery<T>(schema: ZodType<T>, request: Request): T {
  const [, query] = /\?(.*)$/s.exec(request.url) ?? [];
  if (query?.split('&').includes('')) throw new HttpProblem(400, 'A parameter is empty.');
  return parse(schema, parseParameters(query ?? ''));
}
