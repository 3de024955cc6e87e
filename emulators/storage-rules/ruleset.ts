import { check } from './check.ts';
import { EvaluationError } from './errors.ts';
import { bool, evaluate } from './evaluate.ts';
import { matchPath, splitPath } from './match-path.ts';
import { parseRules } from './rules-parser.ts';
import type { Statement } from './syntax.ts';
import type { Value } from './values.ts';

export interface RulesRequest {
  service: string;
  /** Absolute, e.g. `/b/bucket/o/file/name`. */
  path: string;
  method: string;
  request: Value;
  resource: Value;
}

export interface Decision {
  permit: boolean;
  /** Why conditions could not be evaluated, which never permits anything. */
  errors: string[];
}

export type Ruleset = (request: RulesRequest) => Decision;

/** @throws RulesLoadError for whatever is wrong or unknown in `source` */
export function loadRules(source: string): Ruleset {
  const file = parseRules(source);
  check(file, source);
  return (request) => {
    const isAsked = request.service === file.service;
    return decide(isAsked ? file.statements : [], request);
  };
}

function decide(statements: Statement[], request: RulesRequest): Decision {
  const errors: string[] = [];
  const path = splitPath(request.path);
  const permit = statements.some(({ methods, pattern, condition, scope }) => {
    const bound = methods.some((one) => one === request.method) && matchPath(pattern, path);
    if (!bound) return false;
    const variables = { ...bound, request: request.request, resource: request.resource };
    try {
      return bool(evaluate(condition, variables, scope));
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      errors.push(error.message);
      return false;
    }
  });
  return { permit, errors };
}
