import type { Position } from './errors.ts';

export const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof methods)[number];

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type Expression = { at: Position } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: [Expression, Expression][] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'name'; name: string }
  | { kind: 'field'; target: Expression; name: string }
  | { kind: 'index'; target: Expression; index: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; target: Expression; name: string; args: Expression[] }
  | { kind: 'not' | 'negate'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; target: Expression; type: string }
  | { kind: 'ternary'; condition: Expression; yes: Expression; no: Expression }
);

export type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'wildcard' | 'recursive'; name: string; at: Position };

export interface Allow {
  at: Position;
  methods: Method[];
  condition: Expression | undefined;
}

export interface Binding {
  at: Position;
  name: string;
  value: Expression;
}

export interface FunctionDeclaration {
  at: Position;
  name: string;
  parameters: string[];
  bindings: Binding[];
  result: Expression;
}

export interface Block {
  functions: FunctionDeclaration[];
  matches: Match[];
}

export interface Match extends Block {
  at: Position;
  segments: Segment[];
  allows: Allow[];
}

export interface RulesFile {
  version: 1 | 2;
  service: string;
  serviceAt: Position;
  body: Block;
}
