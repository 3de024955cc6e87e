import { type CompiledRules, compile, type Statement, type Variables } from './compile.ts';
import { type Diagnostic, type Position, RulesLoadError, RulesSyntaxError } from './errors.ts';
import { isKnownService } from './known-fields.ts';
import { matchPath, splitPath } from './match-path.ts';
import { parseRules } from './rules-parser.ts';
import { global, wildcard } from './scope.ts';
import { type Method, methods, type RulesFile } from './syntax.ts';
import type { RulesMap, Value } from './values.ts';

// https://firebase.google.com/docs/firestore/quotas#security_rules
const MAX_SOURCE_BYTES = 256 * 1024;

export interface RulesRequest {
  service: string;
  /** Absolute, e.g. `/b/bucket/o/file/name`. */
  path: string;
  method: string;
  variables: { request: RulesMap; resource: Value };
}

export interface ConditionError extends Position {
  reason: string;
}

export interface Decision {
  permit: boolean;
  /** Conditions that ended in an error, which never permits anything. */
  errors: ConditionError[];
}

export interface Ruleset {
  version: 1 | 2;
  evaluate(request: RulesRequest): Decision;
}

/** Throws a RulesLoadError that lists everything that is wrong or unknown in `source`. */
export function loadRules(source: string, fileName: string): Ruleset {
  const diagnostics: Diagnostic[] = [];
  const report = ({ line, column }: Position, reason: string) => {
    diagnostics.push({ file: fileName, line, column, reason });
  };
  const file = parse(source, report);
  const compiled = file && compile(file, report);
  if (file === undefined || compiled === undefined || diagnostics.length > 0) {
    throw new RulesLoadError(diagnostics);
  }
  return {
    version: file.version,
    evaluate: (request) => evaluate(file, compiled, request),
  };
}

function parse(
  source: string,
  report: (at: Position, reason: string) => void,
): RulesFile | undefined {
  const start = { line: 1, column: 1 };
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    report(start, 'a ruleset may have at most 256 KB');
    return undefined;
  }
  try {
    const file = parseRules(source);
    if (!isKnownService(file.service)) report(file.serviceAt, `unknown service ${file.service}`);
    return file;
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    report(error.at, error.message);
    return undefined;
  }
}

function evaluate(
  file: RulesFile,
  { statements, budget }: CompiledRules,
  request: RulesRequest,
): Decision {
  budget.refill();
  const errors: ConditionError[] = [];
  const method = methods.find((known) => known === request.method);
  const path = splitPath(request.path);
  if (method === undefined || path === undefined || request.service !== file.service) {
    return { permit: false, errors };
  }
  const permit = statements.some((statement) => {
    if (!statement.methods.has(method)) return false;
    const bound = matchPath(statement.segments, path, file.version === 1 ? 1 : 0);
    return bound !== undefined && holds(statement, variablesOf(request, method, bound), errors);
  });
  return { permit, errors };
}

function variablesOf(
  { variables: { request, resource } }: RulesRequest,
  method: Method,
  bound: Map<string, Value>,
): Variables {
  const variables: Variables = {
    [global('request')]: new Map([['method', method], ...request]),
    [global('resource')]: resource,
  };
  for (const [name, value] of bound) variables[wildcard(name)] = value;
  return variables;
}

function holds({ at, condition }: Statement, variables: Variables, errors: ConditionError[]) {
  if (condition === undefined) return true;
  try {
    const value = condition(variables);
    if (typeof value === 'boolean') return value;
    errors.push({ ...at, reason: 'the condition is not a bool' });
  } catch (error) {
    errors.push({ ...at, reason: error instanceof Error ? error.message : String(error) });
  }
  return false;
}
