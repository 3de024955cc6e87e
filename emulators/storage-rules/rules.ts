import { Parser, type Segment, type Variables } from './parser.ts';
import { bool, EvaluationError, type Value } from './values.ts';

interface RulesRequest {
  service: string;
  /** `/b/bucket/o/file/name` */
  path: string;
  method: string;
  request: Value;
  resource: Value;
}

export interface Decision {
  permit: boolean;
  /** Why conditions could not be evaluated. Such a condition permits nothing. */
  errors: string[];
}

export type Ruleset = (request: RulesRequest) => Decision;

/** @throws RulesLoadError for whatever is wrong or unknown in `source` */
export function loadRules(source: string): Ruleset {
  const { service, statements } = new Parser(source).file();
  return ({ service: asked, path, method, request, resource }) => {
    const errors: string[] = [];
    const segments = splitPath(path);
    const permit = statements.some(({ methods, pattern, condition }) => {
      const isAsked = asked === service && methods.includes(method);
      const wildcards = isAsked && matchPath(pattern, segments);
      if (!wildcards) return false;
      try {
        return bool(condition({ ...wildcards, request, resource }));
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        errors.push(error.message);
        return false;
      }
    });
    return { permit, errors };
  };
}

/**
 * @returns undefined for a path that is not absolute or has an empty segment: no pattern fits it
 */
function splitPath(path: string): string[] | undefined {
  const [root, ...segments] = path.split('/');
  return root !== '' || segments.includes('') ? undefined : segments;
}

/** @returns the values of the wildcards; undefined when the path does not fit the pattern */
function matchPath(pattern: Segment[], path: string[] | undefined): Variables | undefined {
  const last = pattern.at(-1);
  const hasRest = last !== undefined && 'isRest' in last && last.isRest;
  const fixed = hasRest ? pattern.slice(0, -1) : pattern;
  if (!path || path.length < fixed.length) return undefined;
  if (!hasRest && path.length > fixed.length) return undefined;
  const values: Variables = {};
  for (const [at, segment] of fixed.entries()) {
    const text = path[at] ?? '';
    if ('wildcard' in segment) values[segment.wildcard] = text;
    else if (segment.text !== text) return undefined;
  }
  return values;
}
