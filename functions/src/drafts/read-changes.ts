import type { DraftChanges, ValueIssue } from '@theni/contract';
import type { ZodType } from 'zod';
import { invalidRequest } from '../http/problem.ts';

/** @throws {HttpProblem} 400 with the path of each value that cannot stand there */
export function readChanges(
  { changes, before = {} }: DraftChanges,
  schemaAt: (path: string) => ZodType | undefined,
): DraftChanges {
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
  // A device has its values as they were typed, the draft as the schema has read them.
  const asRead = (at: string, value: unknown) => {
    const { success, data } = schemaAt(at)?.safeParse(value) ?? { success: false };
    return success ? data : value;
  };
  const known = Object.entries(before).map(([at, values]) => [
    at,
    values.map((value) => asRead(at, value)),
  ]);
  return { changes: Object.fromEntries(read), before: Object.fromEntries(known) };
}
