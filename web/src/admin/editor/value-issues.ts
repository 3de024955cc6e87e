import type { ValueIssue } from '@theni/contract';
import type { z } from 'zod';
import type { AdminApiError } from '../api/errors.ts';

/** What may stand at a path of a draft; undefined where nothing can. */
export type SchemaAt = (path: string) => z.ZodType | undefined;

/**
 * Whether a value is of the kind that stands at a path. One that is half typed is; what an older
 * build has left, or somebody has put there by hand, may not be.
 */
export function isOfKind(path: string, value: unknown, schemaAt: SchemaAt): boolean {
  const schema = schemaAt(path);
  const { error } = (value !== null && schema?.safeParse(value)) || {};
  const codes = error?.issues.map(({ code }) => code) ?? [];
  return !!schema && !codes.includes('invalid_type') && !codes.includes('unrecognized_keys');
}

/** What keeps a value from being sent: nothing keeps null, which drops what was changed there. */
export function issuesOf(path: string, value: unknown, schemaAt: SchemaAt): ValueIssue[] {
  const { error } = (value !== null && schemaAt(path)?.safeParse(value)) || {};
  return (error?.issues ?? []).map((issue) => ({
    path: [path, ...issue.path].join('.'),
    message: issue.message,
  }));
}

interface SentValue {
  path: string;
  value: unknown;
}

/**
 * Which values the server blames, and for what. A refusal without a path that was sent, such as of
 * a layout that is gone, blames all of them.
 */
export function blamedFor<Sent extends SentValue>(
  { issues, message }: AdminApiError,
  sent: Sent[],
): [Sent, ValueIssue[]][] {
  const all = sent.map((one): [Sent, ValueIssue[]] => [one, issuesAt(one, issues)]);
  const blamed = all.filter(([, found]) => found.length > 0);
  if (blamed.length > 0) return blamed;
  return sent.map((one) => [one, [{ path: one.path, message }]]);
}

/**
 * Issues of the value, of a part of it, or of the list around it ('plots': there are too many). A
 * removed element is not blamed for a list that is too long.
 */
function issuesAt({ path, value }: SentValue, issues: ValueIssue[]): ValueIssue[] {
  return issues.flatMap((issue) => {
    if (`${issue.path}.`.startsWith(`${path}.`)) return [issue];
    const isBeside = path.startsWith(`${issue.path}.`) && value !== null;
    return isBeside ? [{ path, message: issue.message }] : [];
  });
}
