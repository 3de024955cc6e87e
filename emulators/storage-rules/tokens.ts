/** The rules are wrong, or use something that this evaluator does not know. */
export class RulesLoadError extends Error {
  override name = 'RulesLoadError';
  line: number;
  column: number;

  constructor(source: string, offset: number, reason: string) {
    super(reason);
    const lines = source.slice(0, offset).split('\n');
    this.line = lines.length;
    this.column = (lines.at(-1) ?? '').length + 1;
  }
}

type TokenKind = 'word' | 'number' | 'text' | 'path' | 'symbol' | 'end';
export interface Token {
  kind: TokenKind;
  text: string;
  at: number;
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const FORMS: [TokenKind, RegExp][] = [
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d+(?![\w.])/y],
  // The only escape is a doubled backslash.
  ['text', /'(?:[^'\\\r\n]|\\\\)*'|"(?:[^"\\\r\n]|\\\\)*"/y],
  ['path', /(?:\/(?:\w+|\{\w+(?:=\*\*)?\}))+/y],
  ['symbol', /&&|\|\||[=!<]=|[{}(),;:.=>+*]/y],
];

/** Reads a file token by token. An error names the line and the column. */
export class TokenReader {
  readonly #source: string;
  #next: Token;

  constructor(source: string) {
    this.#source = source;
    this.#next = this.#read(0);
  }

  get next(): Token {
    return this.#next;
  }

  take(): Token {
    const token = this.#next;
    this.#next = this.#read(token.at + token.text.length);
    return token;
  }

  takes(symbol: string): boolean {
    const isNext = this.#next.text === symbol && this.#next.kind !== 'end';
    if (isNext) this.take();
    return isNext;
  }

  expect(symbol: string): void {
    if (!this.takes(symbol)) throw this.unexpected(symbol);
  }

  expectKind(kind: TokenKind, what: string): Token {
    if (this.#next.kind !== kind) throw this.unexpected(what);
    return this.take();
  }

  unexpected(expected: string): RulesLoadError {
    const found = this.#next.text || 'the end of the file';
    return this.refusal(this.#next.at, `expected ${expected}, found ${found}`);
  }

  refusal(at: number, reason: string): RulesLoadError {
    return new RulesLoadError(this.#source, at, reason);
  }

  #read(offset: number): Token {
    const at = offset + (find(BLANK, this.#source, offset) ?? '').length;
    if (at === this.#source.length) return { kind: 'end', text: '', at };
    for (const [kind, form] of FORMS) {
      const found = find(form, this.#source, at);
      if (found !== undefined) return { kind, text: found, at };
    }
    throw this.refusal(at, `nothing that is known here begins with ${this.#source[at]}`);
  }
}

function find(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}

export function unquote({ text: quoted }: Token): string {
  return quoted.slice(1, -1).replaceAll('\\\\', '\\');
}
