import { type Position, RulesSyntaxError } from './errors.ts';
import { Scanner, type Token } from './scanner.ts';

const RESERVED_WORDS = new Set([
  'allow',
  'false',
  'function',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'null',
  'request',
  'resource',
  'return',
  'service',
  'true',
]);

/** What both parsers share: looking at, taking and demanding tokens. */
export class TokenReader extends Scanner {
  /** Operators, fields and methods so far in the expression at hand. */
  links = 0;

  sees(text: string): boolean {
    const token = this.peek();
    return token.kind !== 'string' && token.text === text && token.kind !== 'end';
  }

  takes(text: string): boolean {
    if (!this.sees(text)) return false;
    this.next();
    return true;
  }

  expect(text: string): Position {
    const { at } = this.peek();
    if (!this.takes(text)) throw this.unexpected(`expected ${text}`);
    return at;
  }

  expectWord(what: string): { text: string; at: Position } {
    const token = this.peek();
    if (token.kind !== 'word') throw this.unexpected(`expected ${what}`);
    this.next();
    return { text: token.text, at: token.at };
  }

  /** A name that the author gives to something. */
  expectNewName(what: string): { text: string; at: Position } {
    const name = this.expectWord(what);
    if (RESERVED_WORDS.has(name.text)) {
      throw new RulesSyntaxError(name.at, `${name.text} is a word of the language, not a name`);
    }
    return name;
  }

  unexpected(expected: string): RulesSyntaxError {
    const token = this.peek();
    return new RulesSyntaxError(token.at, `${expected}, found ${describe(token)}`);
  }
}

function describe(token: Token): string {
  if (token.kind === 'end') return 'the end of the file';
  return token.kind === 'string' ? 'a string' : token.text;
}
