import type { ValueIssue, ValuesByPath } from '@theni/contract';
import type { ZodType } from 'zod';
import { invalidRequest } from '../http/problem.ts';

/** @throws {HttpProblem} 400 with the path of each value that cannot stand there */
export function readChanges(
  changes: ValuesByPath,
  schemaAt: (path: string) => ZodType | undefined,
): ValuesByPath {
  const errors: ValueIssue[] = [];
  const read = Object.entries(changes).map(([at, value]) => {
    const schema = schemaAt(at);
    if (!schema) errors.push({ path: at, message: 'cannot be changed here' });
    if (!schema || value === null) return [at, value];
    const { data, error } = schema.safeParse(value);
    for (const { path, message } of error?.issues ?? [])
      errors.push({ path: [at, ...path].join('.'), message });
    return [at, data];
  });
  if (errors.length > 0) throw invalidRequest(errors);
  return Object.fromEntries(read);
}
