import { RulesSyntaxError } from './errors.ts';
import type { Segment } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/** `/literal/{one}/{many=**}`. A wildcard is a whole segment: `{id}.png` is refused. */
export function parseMatchPath(reader: TokenReader): Segment[] {
  if (!reader.sees('/')) throw reader.unexpected('expected a path that begins with /');
  reader.skipTrivia();
  const segments: Segment[] = [];
  while (reader.raw(/\//y) !== undefined) segments.push(parseSegment(reader));
  if (reader.raw(/[^\s{]|\{/y) !== undefined) {
    throw new RulesSyntaxError(
      reader.here(),
      'expected a blank or / here: a segment is a literal or a wildcard, not a mixture',
    );
  }
  return segments;
}

function parseSegment(reader: TokenReader): Segment {
  const text = reader.raw(/[A-Za-z0-9_.-]+/y);
  if (text !== undefined) return { kind: 'literal', text };
  if (reader.raw(/\{/y) === undefined) {
    throw new RulesSyntaxError(reader.here(), 'expected a path segment after /');
  }
  const { text: name, at } = reader.expectNewName('the name of the wildcard');
  const recursive = reader.takes('=');
  if (recursive) {
    reader.expect('*');
    reader.expect('*');
  }
  reader.expect('}');
  return { kind: recursive ? 'recursive' : 'wildcard', name, at };
}
