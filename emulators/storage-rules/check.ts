import { RulesLoadError } from './errors.ts';
import {
  type Expression,
  findFunction,
  type RulesFile,
  type RulesFunction,
  type Scope,
} from './syntax.ts';

// https://firebase.google.com/docs/firestore/quotas#security_rules
const MAX_CALL_DEPTH = 20;

/** What storage.rules ask about; fields of a token are not listed. */
const FIELDS = new Map([
  ['request', ['auth', 'resource']],
  ['request.auth', ['uid', 'token']],
  ['request.resource', ['name', 'size', 'contentType']],
  ['resource', []],
]);

/** @throws RulesLoadError for a name, field, function or number of arguments that is not known */
export function check(file: RulesFile, source: string): void {
  new Check(file, source).run();
}

class Check {
  #file: RulesFile;
  #source: string;
  #depths = new Map<RulesFunction, number>();

  constructor(file: RulesFile, source: string) {
    this.#file = file;
    this.#source = source;
  }

  run(): void {
    for (const declared of this.#file.functions) this.#depthOf(declared);
    for (const { condition, pattern, scope } of this.#file.statements) {
      const wildcards = pattern.flatMap((part) => (part.kind === 'wildcard' ? [part.name] : []));
      this.#depth(condition, wildcards, scope);
    }
  }

  /** How deep its calls go. Infinite while it is looked at, so that one which calls itself is too. */
  #depthOf(declared: RulesFunction): number {
    const known = this.#depths.get(declared);
    if (known !== undefined) return known;
    this.#depths.set(declared, Number.POSITIVE_INFINITY);
    const depth = 1 + this.#depth(declared.result, declared.parameters, declared.scope);
    if (depth > MAX_CALL_DEPTH)
      throw this.#refusal(
        declared.at,
        `${declared.name}() calls itself or deeper than ${MAX_CALL_DEPTH}`,
      );
    this.#depths.set(declared, depth);
    return depth;
  }

  /** Checks the expression, and says how deep its calls go. */
  #depth(expression: Expression, names: string[], scope: Scope): number {
    const depth = (part: Expression) => this.#depth(part, names, scope);
    switch (expression.kind) {
      case 'literal':
        return 0;
      case 'name':
        this.#checkName(expression, names);
        return 0;
      case 'field':
        this.#checkField(expression);
        return depth(expression.target);
      case 'lower':
      case 'matches':
        return depth(expression.target);
      case 'binary':
        return Math.max(depth(expression.left), depth(expression.right));
      case 'call':
        return Math.max(this.#calleeDepth(expression, scope), ...expression.args.map(depth));
    }
  }

  #checkName({ at, name }: Expression & { kind: 'name' }, names: string[]): void {
    if (![...names, 'request', 'resource'].includes(name))
      throw this.#refusal(at, `unknown variable ${name}`);
  }

  #checkField(expression: Expression & { kind: 'field' }): void {
    const known = FIELDS.get(dottedName(expression.target) ?? '');
    const isKnown = known === undefined || known.includes(expression.name);
    if (!isKnown || this.#file.service !== 'firebase.storage')
      throw this.#refusal(expression.at, `unknown field ${dottedName(expression)}`);
  }

  #calleeDepth({ at, name, args }: Expression & { kind: 'call' }, scope: Scope): number {
    const callee = findFunction(name, scope);
    if (!callee) throw this.#refusal(at, `unknown function ${name}()`);
    const wanted = callee.parameters.length;
    if (args.length !== wanted)
      throw this.#refusal(at, `${name}() takes ${wanted} arguments, not ${args.length}`);
    return this.#depthOf(callee);
  }

  #refusal(at: number, reason: string): RulesLoadError {
    return new RulesLoadError(this.#source, at, reason);
  }
}

function dottedName(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind !== 'field') return undefined;
  const owner = dottedName(expression.target);
  return owner && `${owner}.${expression.name}`;
}
