import type { FunctionDeclaration } from './syntax.ts';

/** A function of the rules file with what it can see. */
export interface FunctionUnit {
  declaration: FunctionDeclaration;
  celName: string;
  scope: Scope;
  calls: Set<FunctionUnit>;
}

/** What a block can name. Wildcards and functions of an enclosing block are visible inside it. */
export class Scope {
  service: string;
  wildcards: readonly string[];
  functions: ReadonlyMap<string, FunctionUnit>;
  locals: readonly string[] = [];
  calls = new Set<FunctionUnit>();

  constructor(
    service: string,
    wildcards: readonly string[] = [],
    functions: ReadonlyMap<string, FunctionUnit> = new Map(),
  ) {
    this.service = service;
    this.wildcards = wildcards;
    this.functions = functions;
  }

  inside(wildcards: readonly string[], functions: ReadonlyMap<string, FunctionUnit>): Scope {
    return new Scope(this.service, [...this.wildcards, ...wildcards], functions);
  }

  /** The same scope seen from a function body, which adds its parameters and bindings. */
  withLocals(locals: readonly string[], calls: Set<FunctionUnit>): Scope {
    const scope = new Scope(this.service, this.wildcards, this.functions);
    scope.locals = locals;
    scope.calls = calls;
    return scope;
  }

  /** The CEL variable behind a name; prefixes keep rules names clear of CEL's own words. */
  resolve(name: string): string | undefined {
    if (this.locals.includes(name)) return local(name);
    if (this.wildcards.includes(name)) return wildcard(name);
    return name === 'request' || name === 'resource' ? global(name) : undefined;
  }

  /** What every function receives before its own arguments. */
  captured(): string[] {
    return [global('request'), global('resource'), ...this.wildcards.map(wildcard)];
  }
}

export function local(name: string): string {
  return `local_${name}`;
}

export function wildcard(name: string): string {
  return `wildcard_${name}`;
}

export function global(name: 'request' | 'resource'): string {
  return `global_${name}`;
}
