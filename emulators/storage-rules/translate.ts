import { RE2JS, RE2JSException } from 're2js';
import type { Position, Report } from './errors.ts';
import { fieldError } from './known-fields.ts';
import { methodArities } from './library.ts';
import type { Scope } from './scope.ts';
import type { BinaryOperator, Expression } from './syntax.ts';
import { isKnownType } from './values.ts';

const operatorFunctions: Partial<Record<BinaryOperator, string>> = {
  '==': 'rules_equal',
  in: 'rules_in',
  '<': 'rules_less',
  '<=': 'rules_less_or_equal',
  '>': 'rules_greater',
  '>=': 'rules_greater_or_equal',
  '+': 'rules_add',
  '-': 'rules_subtract',
  '*': 'rules_multiply',
  '/': 'rules_divide',
  '%': 'rules_modulo',
};

const UNSUPPORTED_FUNCTIONS = new Set(['get', 'exists', 'getAfter', 'existsAfter', 'debug']);
/**
 * Writes an expression of the rules language as CEL. CEL itself evaluates literals, `!`, `&&`, `||`
 * and `?:`; every operation on values goes to a function of cel-environment.ts, because the two
 * languages differ there. Whatever is not known is reported.
 */
export function translate(expression: Expression, scope: Scope, report: Report): string {
  return new Translator(scope, report).write(expression);
}

class Translator {
  #scope: Scope;
  #report: Report;

  constructor(scope: Scope, report: Report) {
    this.#scope = scope;
    this.#report = report;
  }

  write(expression: Expression): string {
    switch (expression.kind) {
      case 'literal':
        return writeLiteral(expression.value);
      case 'list':
        return this.#list(expression.items);
      case 'map':
        return `rules_map(${this.#list(expression.entries.flat())})`;
      case 'path':
        return this.#path(expression.segments);
      case 'name':
        return this.#name(expression.name, expression.at);
      case 'field':
        return this.#field(expression);
      case 'index':
        return this.#call('rules_index', [expression.target, expression.index]);
      case 'call':
        return this.#function(expression);
      case 'method':
        return this.#method(expression);
      case 'not':
        return `(!${this.write(expression.operand)})`;
      case 'negate':
        return this.#call('rules_negate', [expression.operand]);
      case 'binary':
        return this.#binary(expression);
      case 'is':
        return this.#typeTest(expression);
      case 'ternary':
        // dyn() because CEL's checker wants both branches of one type, and the rules do not.
        return `(${this.write(expression.condition)} ? dyn(${this.write(expression.yes)}) : dyn(${this.write(expression.no)}))`;
    }
  }

  #list(items: Expression[]): string {
    return `[${items.map((item) => this.write(item)).join(', ')}]`;
  }

  #call(name: string, args: Expression[], first: string[] = []): string {
    return `${name}(${[...first, ...args.map((arg) => this.write(arg))].join(', ')})`;
  }

  #path(segments: (string | Expression)[]): string {
    const parts = segments.map((segment) =>
      typeof segment === 'string' ? writeLiteral(segment) : this.write(segment),
    );
    return `rules_path([${parts.join(', ')}])`;
  }

  #name(name: string, at: Position): string {
    const variable = this.#scope.resolve(name);
    if (variable === undefined) return this.#refuse(at, `unknown variable ${name}`);
    return variable;
  }

  #field({ target, name, at }: Expression & { kind: 'field' }): string {
    const diagnostic = fieldError(this.#scope.service, target, name);
    if (diagnostic !== undefined) return this.#refuse(at, diagnostic);
    return `rules_field(${this.write(target)}, ${writeLiteral(name)})`;
  }

  #function({ name, args, at }: Expression & { kind: 'call' }): string {
    const unit = this.#scope.functions.get(name);
    if (unit !== undefined) {
      this.#checkArity(name, args, [unit.declaration.parameters.length], at);
      this.#scope.calls.add(unit);
      return this.#call(unit.celName, args, unit.scope.captured());
    }
    if (UNSUPPORTED_FUNCTIONS.has(name)) return this.#refuse(at, `${name}() is not supported`);
    return this.#refuse(at, `unknown function ${name}()`);
  }

  #method({ target, name, args, at }: Expression & { kind: 'method' }): string {
    if (target.kind === 'name' && target.name === 'firestore')
      return this.#refuse(at, `firestore.${name}() is not supported: no access across services`);
    const arities = methodArities(name);
    if (arities.length === 0) return this.#refuse(at, `unknown method ${name}()`);
    this.#checkArity(name, args, arities, at);
    if (name === 'matches') this.#checkPattern(args[0]);
    return this.#call(`method_${name}`, [target, ...args]);
  }

  #binary({ operator, left, right }: Expression & { kind: 'binary' }): string {
    if (operator === '||' || operator === '&&') {
      return `(${this.write(left)} ${operator} ${this.write(right)})`;
    }
    if (operator === '!=') return `(!${this.#call('rules_equal', [left, right])})`;
    return this.#call(operatorFunctions[operator] ?? '', [left, right]);
  }

  #typeTest({ target, type, at }: Expression & { kind: 'is' }): string {
    if (!isKnownType(type)) return this.#refuse(at, `unknown type ${type}`);
    return `rules_is(${this.write(target)}, ${writeLiteral(type)})`;
  }

  #checkArity(name: string, args: Expression[], arities: number[], at: Position): void {
    if (arities.includes(args.length)) return;
    this.#refuse(at, `${name}() takes ${arities.join(' or ')} arguments, not ${args.length}`);
  }

  #checkPattern(pattern: Expression | undefined): void {
    if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') {
      if (pattern !== undefined)
        this.#refuse(pattern.at, 'a pattern must be a string literal here');
      return;
    }
    try {
      RE2JS.compile(pattern.value);
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      this.#refuse(pattern.at, error.message);
    }
  }

  #refuse(at: Position, reason: string): string {
    this.#report(at, reason);
    return 'null';
  }
}

function writeLiteral(value: null | boolean | bigint | number | string): string {
  if (typeof value === 'string') return `"${[...value].map(writeCharacter).join('')}"`;
  if (typeof value !== 'number') return String(value);
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function writeCharacter(character: string): string {
  if (/[ !#-[\]-~]/.test(character)) return character;
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
}
