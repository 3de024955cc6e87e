import type { RE2JS } from 're2js';

export const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof methods)[number];

export type Operator = '||' | '&&' | '==' | '!=' | '>' | '<=' | '+' | '*';

/** `at` is an offset in the source. */
export type Expression = { at: number } & (
  | { kind: 'literal'; value: null | boolean | number | string }
  | { kind: 'name'; name: string }
  | { kind: 'field'; target: Expression; name: string }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'lower'; target: Expression }
  | { kind: 'matches'; target: Expression; pattern: RE2JS }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
);

/** What a block of the file can call: its own functions and those around it. */
export interface Scope {
  outer: Scope | undefined;
  functions: Map<string, RulesFunction>;
}

export interface RulesFunction {
  at: number;
  name: string;
  parameters: string[];
  result: Expression;
  scope: Scope;
}

export type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'wildcard' | 'rest'; name: string };

/** An `allow` with the whole path that it stands under. */
export interface Statement {
  at: number;
  methods: Method[];
  pattern: Segment[];
  condition: Expression;
  scope: Scope;
}

export interface RulesFile {
  service: string;
  functions: RulesFunction[];
  statements: Statement[];
}

export function findFunction(name: string, scope: Scope | undefined): RulesFunction | undefined {
  return scope && (scope.functions.get(name) ?? findFunction(name, scope.outer));
}
