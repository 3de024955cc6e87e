import { RE2JS, RE2JSException } from 're2js';
import type { Expression, Operator } from './syntax.ts';
import { type Tokens, unquote } from './tokens.ts';

// From loosest to tightest, as in the table of
// https://firebase.google.com/docs/rules/rules-language#building_conditions
const LEVELS: Operator[][] = [['||'], ['&&'], ['==', '!='], ['>', '<='], ['+'], ['*']];
const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

export function parseExpression(tokens: Tokens): Expression {
  return new ExpressionParser(tokens).binary(0);
}

class ExpressionParser {
  #tokens: Tokens;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#postfix();
    let left = this.binary(level + 1);
    for (;;) {
      const { at } = this.#tokens.next;
      const operator = operators.find((one) => this.#tokens.takes(one));
      if (!operator) return left;
      left = { kind: 'binary', at, operator, left, right: this.binary(level + 1) };
    }
  }

  #postfix(): Expression {
    let target = this.#primary();
    while (this.#tokens.takes('.')) {
      const { text: name, at } = this.#tokens.expectKind('word', 'a field or method');
      target = this.#tokens.takes('(')
        ? this.#method(target, name, at)
        : { kind: 'field', at, target, name };
    }
    return target;
  }

  #method(target: Expression, name: string, at: number): Expression {
    if (name === 'lower') {
      this.#tokens.expect(')');
      return { kind: 'lower', at, target };
    }
    if (name !== 'matches') throw this.#tokens.refusal(at, `unknown method ${name}()`);
    const pattern = this.#pattern();
    this.#tokens.expect(')');
    return { kind: 'matches', at, target, pattern };
  }

  #pattern(): RE2JS {
    const literal = this.#tokens.expectKind('text', 'a pattern in quotes');
    try {
      return RE2JS.compile(unquote(literal));
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      throw this.#tokens.refusal(literal.at, error.message);
    }
  }

  #primary(): Expression {
    if (this.#tokens.takes('(')) {
      const inner = this.binary(0);
      this.#tokens.expect(')');
      return inner;
    }
    const { kind, text, at } = this.#tokens.next;
    if (kind === 'number') return { kind: 'literal', at, value: this.#integer() };
    if (kind === 'text') return { kind: 'literal', at, value: unquote(this.#tokens.take()) };
    const name = this.#tokens.expectKind('word', 'an expression').text;
    const constant = CONSTANTS.get(text);
    if (constant !== undefined) return { kind: 'literal', at, value: constant };
    if (this.#tokens.takes('(')) return { kind: 'call', at, name, args: this.#arguments() };
    return { kind: 'name', at, name };
  }

  #integer(): number {
    const { text, at } = this.#tokens.take();
    if (!Number.isSafeInteger(Number(text))) throw this.#tokens.refusal(at, `${text} is too large`);
    return Number(text);
  }

  #arguments(): Expression[] {
    const args: Expression[] = [];
    if (this.#tokens.takes(')')) return args;
    do args.push(this.binary(0));
    while (this.#tokens.takes(','));
    this.#tokens.expect(')');
    return args;
  }
}
