import { type Position, RulesSyntaxError } from './errors.ts';
import { readStringLiteral } from './string-literal.ts';

export type Token = { at: Position } & (
  | { kind: 'word' | 'symbol'; text: string }
  | { kind: 'string'; text: string }
  | { kind: 'int'; value: bigint; text: string }
  | { kind: 'float'; value: number; text: string }
  | { kind: 'end'; text: '' }
);

const TRIVIA = /(?:[ \t\r\n]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /[0-9]+(?:\.[0-9]+(?:[eE][+-]?[0-9]+)?)?/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|[{}()[\],;:.?<>=!+\-*/%]/y;

/** Hands out tokens on demand, so that the parser can read the raw text of a path in between. */
export class Scanner {
  #source: string;
  #offset = 0;
  #seen = { offset: 0, line: 1, column: 1 };
  #ahead: { token: Token; end: number } | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  peek(): Token {
    this.#ahead ??= this.#scan();
    return this.#ahead.token;
  }

  next(): Token {
    const token = this.peek();
    this.#offset = this.#ahead?.end ?? this.#offset;
    this.#ahead = undefined;
    return token;
  }

  /** Reads exactly here, without skipping blanks; `pattern` must be sticky. */
  raw(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#offset;
    const text = pattern.exec(this.#source)?.[0];
    if (text === undefined) return undefined;
    this.#offset += text.length;
    this.#ahead = undefined;
    return text;
  }

  skipTrivia(): void {
    this.raw(TRIVIA);
  }

  here(): Position {
    return this.#position(this.#offset);
  }

  #scan(): { token: Token; end: number } {
    TRIVIA.lastIndex = this.#offset;
    const start = this.#offset + (TRIVIA.exec(this.#source)?.[0].length ?? 0);
    const at = this.#position(start);
    const first = this.#source[start];
    if (first === undefined) return { token: { kind: 'end', text: '', at }, end: start };
    if (first === '"' || first === "'") {
      const { text, end } = readStringLiteral(this.#source, start, at);
      return { token: { kind: 'string', text, at }, end };
    }
    return { ...this.#scanPlain(start, at) };
  }

  #scanPlain(start: number, at: Position): { token: Token; end: number } {
    const read = (pattern: RegExp) => {
      pattern.lastIndex = start;
      return pattern.exec(this.#source)?.[0];
    };
    const digits = read(NUMBER);
    if (digits !== undefined) {
      const end = start + digits.length;
      if (/[A-Za-z0-9_]/.test(this.#source[end] ?? '')) {
        throw new RulesSyntaxError(at, `unknown form of number: ${digits}${this.#source[end]}`);
      }
      return { token: numberToken(digits, at), end };
    }
    const name = read(WORD);
    if (name !== undefined) {
      const end = start + name.length;
      if (/["']/.test(this.#source[end] ?? '')) {
        throw new RulesSyntaxError(at, `string prefix ${name} is not supported`);
      }
      return { token: { kind: 'word', text: name, at }, end };
    }
    const sign = read(SYMBOL);
    if (sign !== undefined) {
      return { token: { kind: 'symbol', text: sign, at }, end: start + sign.length };
    }
    throw new RulesSyntaxError(at, `unexpected character ${JSON.stringify(this.#source[start])}`);
  }

  /** Offsets only grow, so counting goes on from the last one. */
  #position(offset: number): Position {
    const seen = this.#seen;
    for (; seen.offset < offset; seen.offset += 1) {
      const newLine = this.#source[seen.offset] === '\n';
      seen.line += newLine ? 1 : 0;
      seen.column = newLine ? 1 : seen.column + 1;
    }
    return { line: seen.line, column: seen.column - (seen.offset - offset) };
  }
}

function numberToken(text: string, at: Position): Token {
  if (!text.includes('.')) return { kind: 'int', value: BigInt(text), text, at };
  const value = Number(text);
  if (!Number.isFinite(value)) throw new RulesSyntaxError(at, `number out of range: ${text}`);
  return { kind: 'float', value, text, at };
}
