import { RulesLoadError } from './errors.ts';

type Kind = 'word' | 'number' | 'text' | 'path' | 'symbol' | 'end';
export interface Token {
  kind: Kind;
  text: string;
  at: number;
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const FORMS: [Kind, RegExp][] = [
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d+(?![\w.])/y],
  // The only escape is a doubled backslash.
  ['text', /'(?:[^'\\\r\n]|\\\\)*'|"(?:[^"\\\r\n]|\\\\)*"/y],
  ['path', /(?:\/(?:\w+|\{\w+(?:=\*\*)?\}))+/y],
  ['symbol', /&&|\|\||[=!<]=|[{}(),;:.=>+*]/y],
];

/** Reads the tokens of a rules file one after the other. */
export class Tokens {
  #source: string;
  next: Token;

  constructor(source: string) {
    this.#source = source;
    this.next = this.#read(0);
  }

  take(): Token {
    const token = this.next;
    this.next = this.#read(token.at + token.text.length);
    return token;
  }

  sees(text: string): boolean {
    return this.next.text === text;
  }

  takes(text: string): boolean {
    const seen = this.sees(text) && this.next.kind !== 'end';
    if (seen) this.take();
    return seen;
  }

  expect(text: string): void {
    if (!this.takes(text)) throw this.unexpected(text);
  }

  expectKind(kind: Kind, what: string): Token {
    if (this.next.kind !== kind) throw this.unexpected(what);
    return this.take();
  }

  unexpected(wanted: string): RulesLoadError {
    const found = this.next.text || 'the end of the file';
    return this.refusal(this.next.at, `expected ${wanted}, found ${found}`);
  }

  refusal(at: number, reason: string): RulesLoadError {
    return new RulesLoadError(this.#source, at, reason);
  }

  #read(offset: number): Token {
    const at = offset + (match(BLANK, this.#source, offset) ?? '').length;
    if (at === this.#source.length) return { kind: 'end', text: '', at };
    for (const [kind, form] of FORMS) {
      const text = match(form, this.#source, at);
      if (text !== undefined) return { kind, text, at };
    }
    throw this.refusal(at, `nothing that is known here begins with ${this.#source[at]}`);
  }
}

function match(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}

/** The text between the quotes. */
export function unquote({ text }: Token): string {
  return text.slice(1, -1).replaceAll('\\\\', '\\');
}
