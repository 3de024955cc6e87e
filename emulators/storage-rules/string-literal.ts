import { type Position, RulesSyntaxError } from './errors.ts';

const simpleEscapes: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads the literal whose opening quote stands at `start`. An escape that is not known is refused. */
export function readStringLiteral(
  source: string,
  start: number,
  at: Position,
): { text: string; end: number } {
  const quote = source[start];
  let text = '';
  let offset = start + 1;
  for (;;) {
    const character = source[offset];
    if (character === undefined || character === '\n' || character === '\r') {
      throw new RulesSyntaxError(at, 'this string is not closed on its line');
    }
    if (character === quote) return { text, end: offset + 1 };
    if (character === '\\') {
      const escaped = readEscape(source, offset + 1, at);
      text += escaped.text;
      offset = escaped.end;
    } else {
      text += character;
      offset += 1;
    }
  }
}

function readEscape(source: string, offset: number, at: Position): { text: string; end: number } {
  const letter = source[offset] ?? '';
  const simple = Object.hasOwn(simpleEscapes, letter) ? simpleEscapes[letter] : undefined;
  if (simple !== undefined) return { text: simple, end: offset + 1 };
  const hex = letter === 'u' ? /^[0-9A-Fa-f]{4}/.exec(source.slice(offset + 1))?.[0] : undefined;
  const code = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
  if (Number.isNaN(code) || (code >= 0xd800 && code <= 0xdfff)) {
    throw new RulesSyntaxError(at, `unknown escape \\${letter} in a string`);
  }
  return { text: String.fromCharCode(code), end: offset + 5 };
}
