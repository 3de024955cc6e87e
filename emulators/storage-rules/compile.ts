import type { Environment } from '@marcbachmann/cel-js';
import { createCelEnvironment, registerFunction } from './cel-environment.ts';
import { EvaluationError, type Position, type Report } from './errors.ts';
import { type FunctionUnit, local, Scope } from './scope.ts';
import type { Block, Expression, Match, Method, RulesFile, Segment } from './syntax.ts';
import { translate } from './translate.ts';
import type { Value } from './values.ts';

// https://firebase.google.com/docs/firestore/quotas#security_rules
const MAX_CALL_DEPTH = 20;
const MAX_CALLS = 1000;
const MAX_SEGMENTS = 100;
const MAX_WILDCARDS = 20;

export type Variables = Record<string, Value>;
type Program = (variables: Variables) => unknown;

export interface Statement {
  at: Position;
  methods: ReadonlySet<Method>;
  /** The full path from the service down. */
  segments: Segment[];
  condition: Program | undefined;
}

/** What one request may still spend; shared by all statements, filled up by `refill`. */
class Budget {
  #calls = 0;

  refill(): void {
    this.#calls = 0;
  }

  /** The cloud stops at 1,000 expressions, and every call evaluates at least one. */
  spendCall(): void {
    this.#calls += 1;
    if (this.#calls > MAX_CALLS) throw new EvaluationError(`more than ${MAX_CALLS} function calls`);
  }
}

export interface CompiledRules {
  statements: Statement[];
  budget: Budget;
}

/** Turns a parsed file into statements that can be evaluated; every diagnostic goes to `report`. */
export function compile(file: RulesFile, report: Report): CompiledRules {
  return new Compiler(file, report).compileFile();
}

class Compiler {
  #file: RulesFile;
  #report: Report;
  #environment: Environment = createCelEnvironment();
  #budget = new Budget();
  #units: FunctionUnit[] = [];
  #statements: Statement[] = [];
  /** Put off until every function is registered, because a body may call a later one. */
  #typeChecks: (() => void)[] = [];

  constructor(file: RulesFile, report: Report) {
    this.#file = file;
    this.#report = report;
  }

  compileFile(): CompiledRules {
    this.#block(this.#file.body, new Scope(this.#file.service), [], []);
    this.#checkCallDepths();
    for (const check of this.#typeChecks) check();
    return { statements: this.#statements, budget: this.#budget };
  }

  #block(block: Block, outer: Scope, segments: Segment[], wildcards: string[]): Scope {
    const functions = new Map(outer.functions);
    const scope = outer.inside(wildcards, functions);
    const units = block.functions.map((declaration): FunctionUnit => {
      const celName = `user_${this.#units.length}_${declaration.name}`;
      const unit = { declaration, celName, scope, calls: new Set<FunctionUnit>() };
      this.#checkFunctionName(unit, functions);
      functions.set(declaration.name, unit);
      this.#units.push(unit);
      return unit;
    });
    for (const unit of units) this.#function(unit);
    for (const match of block.matches) this.#match(match, scope, segments);
    return scope;
  }

  #checkFunctionName(
    { declaration: { name, at } }: FunctionUnit,
    known: Map<string, unknown>,
  ): void {
    if (known.has(name)) this.#report(at, `function ${name} is declared twice or hides another`);
  }

  #function(unit: FunctionUnit): void {
    const { declaration, scope, calls, celName } = unit;
    const locals = [...declaration.parameters];
    const bindings = declaration.bindings.map(({ name, value }) => {
      const program = this.#program(value, scope.withLocals([...locals], calls));
      locals.push(name);
      return { name: local(name), program };
    });
    const result = this.#program(declaration.result, scope.withLocals(locals, calls));
    const inputs = [...scope.captured(), ...declaration.parameters.map(local)];
    registerFunction(this.#environment, celName, inputs.length, (...args) => {
      this.#budget.spendCall();
      const variables: Variables = {};
      for (const [at, input] of inputs.entries()) variables[input] = args[at] as Value;
      for (const { name, program } of bindings) variables[name] = program(variables) as Value;
      return result(variables) as Value;
    });
  }

  #match(match: Match, outer: Scope, above: Segment[]): void {
    const segments = [...above, ...match.segments];
    this.#checkSegments(match, segments);
    const wildcards = match.segments.flatMap((part) =>
      part.kind === 'literal' ? [] : [part.name],
    );
    const scope = this.#block(match, outer, segments, wildcards);
    for (const { at, methods, condition } of match.allows) {
      this.#statements.push({
        at,
        methods: new Set(methods),
        segments,
        condition: condition && this.#program(condition, scope, ['bool', 'dyn']),
      });
    }
  }

  #checkSegments(match: Match, segments: Segment[]): void {
    const names = segments.flatMap((part) => (part.kind === 'literal' ? [] : [part.name]));
    const repeated = names.find((name, at) => names.indexOf(name) !== at);
    if (repeated !== undefined) this.#report(match.at, `wildcard ${repeated} is declared twice`);
    if (names.length > MAX_WILDCARDS)
      this.#report(match.at, `more than ${MAX_WILDCARDS} wildcards`);
    if (segments.length > MAX_SEGMENTS)
      this.#report(match.at, `more than ${MAX_SEGMENTS} segments`);
    const recursive = segments.filter((part) => part.kind === 'recursive');
    if (recursive.length > 1) this.#report(match.at, 'more than one recursive wildcard in a path');
    if (this.#file.version === 1 && recursive.some((part) => part !== segments.at(-1))) {
      this.#report(match.at, "in rules_version '1' a recursive wildcard must end the path");
    }
  }

  #program(expression: Expression, scope: Scope, types?: string[]): Program {
    const diagnostics: [Position, string][] = [];
    const text = translate(expression, scope, (at, reason) => diagnostics.push([at, reason]));
    for (const [at, reason] of diagnostics) this.#report(at, reason);
    if (diagnostics.length > 0) return () => null;
    return this.#celProgram(text, expression.at, types);
  }

  #celProgram(text: string, at: Position, types?: string[]): Program {
    try {
      const program = this.#environment.parse(text);
      this.#typeChecks.push(() => {
        const { valid, type = '', error } = program.check();
        if (!valid) this.#report(at, error instanceof Error ? summary(error) : 'wrong types');
        else if (types?.includes(type) === false) this.#report(at, `a condition of type ${type}`);
      });
      return (variables) => program(variables);
    } catch (error) {
      this.#report(at, `this expression cannot be compiled: ${summary(error)}`);
      return () => null;
    }
  }

  #checkCallDepths(): void {
    const depths = new Map<FunctionUnit, number>();
    for (const unit of this.#units) {
      const depth = callDepth(unit, depths);
      const { at, name } = unit.declaration;
      if (depth === Number.POSITIVE_INFINITY) this.#report(at, `function ${name} calls itself`);
      else if (depth > MAX_CALL_DEPTH) {
        this.#report(at, `calls from ${name} go deeper than ${MAX_CALL_DEPTH}`);
      }
    }
  }
}

/** Without the excerpt of the CEL text, which the author of the rules never wrote. */
function summary(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** Infinite for a function that calls itself, or one that does. */
function callDepth(unit: FunctionUnit, known: Map<FunctionUnit, number>): number {
  const depth = known.get(unit);
  if (depth !== undefined) return depth;
  known.set(unit, Number.POSITIVE_INFINITY);
  const below = [...unit.calls].map((callee) => callDepth(callee, known));
  known.set(unit, 1 + Math.max(0, ...below));
  return known.get(unit) ?? 0;
}
