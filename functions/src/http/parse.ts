import { parse as parseParameters } from 'node:querystring';
import type { Request } from 'express';
import type { ZodType } from 'zod';
import { HttpProblem } from './problem.ts';

/**
 * What the schema makes of the input, whose texts are cleaned of control characters.
 * @throws {HttpProblem} 400 that names each wrong field
 */
export function parse<T>(schema: ZodType<T>, input: unknown): T {
  const { cleaned } = withCleanTexts({ cleaned: input });
  const result = schema.safeParse(cleaned);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  throw new HttpProblem(400, 'The request is not valid.', { errors });
}

/** Changes the tree itself. Without recursion, because a hostile one is deep. */
function withCleanTexts<Tree extends object>(tree: Tree): Tree {
  const open: Record<string, unknown>[] = [tree as Record<string, unknown>];
  for (const node of open) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') node[key] = cleanText(value);
      else if (typeof value === 'object' && value !== null) open.push(value as typeof node);
    }
  }
  return tree;
}

/** Word and PowerPoint break a line by U+000B, other programs by U+2028 or U+2029. */
function cleanText(text: string): string {
  return text.replace(/[\v\u2028\u2029]/g, '\n').replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');
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
