import { RulesSyntaxError } from './errors.ts';
import type { BinaryOperator, Expression } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

const MAX_INT = 2n ** 63n - 1n;
const MAX_NESTING = 60;
/** A chain such as `a && b && c` becomes a tree as deep as it is long. CEL's parser stops at a depth of 250. */
const MAX_LINKS = 240;

// From loosest to tightest, as in the operator table of
// https://firebase.google.com/docs/rules/rules-language#building_conditions
const levels: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const TYPE_TEST_LEVEL = 3;

export function parseExpression(reader: TokenReader, nesting = 0): Expression {
  const { at } = reader.peek();
  if (nesting > MAX_NESTING) throw new RulesSyntaxError(at, 'this expression is nested too deeply');
  if (nesting === 0) reader.links = 0;
  const condition = parseBinary(reader, 0, nesting + 1);
  if (!reader.takes('?')) return condition;
  const yes = parseExpression(reader, nesting + 1);
  reader.expect(':');
  return { kind: 'ternary', at, condition, yes, no: parseExpression(reader, nesting + 1) };
}

function parseBinary(reader: TokenReader, level: number, nesting: number): Expression {
  const operators = levels[level];
  if (operators === undefined) return parseUnary(reader, nesting);
  let left = parseBinary(reader, level + 1, nesting);
  for (;;) {
    const { at } = reader.peek();
    if (level === TYPE_TEST_LEVEL && reader.takes('is')) {
      countLink(reader);
      left = { kind: 'is', at, target: left, type: reader.expectWord('a type').text };
      continue;
    }
    const operator = operators.find((candidate) => reader.takes(candidate));
    if (operator === undefined) return left;
    countLink(reader);
    const right = parseBinary(reader, level + 1, nesting);
    left = { kind: 'binary', at, operator, left, right };
  }
}

function parseUnary(reader: TokenReader, nesting: number): Expression {
  const { at } = reader.peek();
  if (nesting > MAX_NESTING) throw new RulesSyntaxError(at, 'this expression is nested too deeply');
  if (reader.takes('!')) return { kind: 'not', at, operand: parseUnary(reader, nesting + 1) };
  if (!reader.takes('-')) return parsePostfix(reader, nesting);
  const token = reader.peek();
  // The smallest integer has no positive twin, so its sign belongs to the literal.
  if (token.kind === 'int' && token.value === MAX_INT + 1n) {
    reader.next();
    return { kind: 'literal', at, value: -token.value };
  }
  return { kind: 'negate', at, operand: parseUnary(reader, nesting + 1) };
}

function parsePostfix(reader: TokenReader, nesting: number): Expression {
  let target = parsePrimary(reader, nesting);
  for (;;) {
    if (reader.takes('.')) {
      countLink(reader);
      const { text: name, at } = reader.expectWord('a field or method');
      target = reader.sees('(')
        ? { kind: 'method', at, target, name, args: parseArguments(reader, nesting) }
        : { kind: 'field', at, target, name };
    } else if (reader.sees('[')) {
      countLink(reader);
      target = parseIndex(reader, target, nesting);
    } else {
      return target;
    }
  }
}

function countLink(reader: TokenReader): void {
  reader.links += 1;
  if (reader.links > MAX_LINKS) {
    const reason = `more than ${MAX_LINKS} operators, fields and methods in one expression`;
    throw new RulesSyntaxError(reader.here(), reason);
  }
}

function parseIndex(reader: TokenReader, target: Expression, nesting: number): Expression {
  const at = reader.expect('[');
  const index = parseExpression(reader, nesting + 1);
  reader.expect(']');
  return { kind: 'index', at, target, index };
}

function parsePrimary(reader: TokenReader, nesting: number): Expression {
  const token = reader.peek();
  const { at } = token;
  if (token.kind === 'int' || token.kind === 'float' || token.kind === 'string') {
    reader.next();
    if (token.kind === 'string') return { kind: 'literal', at, value: token.text };
    if (token.kind === 'int' && token.value > MAX_INT) {
      throw new RulesSyntaxError(at, `${token.text} does not fit into 64 bits`);
    }
    return { kind: 'literal', at, value: token.value };
  }
  if (token.kind === 'word') return parseWord(reader, nesting);
  if (reader.sees('/')) return parsePath(reader, nesting);
  if (reader.takes('(')) {
    const inner = parseExpression(reader, nesting + 1);
    reader.expect(')');
    return inner;
  }
  if (reader.takes('[')) {
    return { kind: 'list', at, items: parseUntil(reader, ']', nesting, parseExpression) };
  }
  if (reader.takes('{')) {
    return { kind: 'map', at, entries: parseUntil(reader, '}', nesting, parseEntry) };
  }
  throw reader.unexpected('expected an expression');
}

function parseWord(reader: TokenReader, nesting: number): Expression {
  const { text: name, at } = reader.expectWord('a name');
  if (name === 'true' || name === 'false') return { kind: 'literal', at, value: name === 'true' };
  if (name === 'null') return { kind: 'literal', at, value: null };
  if (reader.sees('(')) return { kind: 'call', at, name, args: parseArguments(reader, nesting) };
  return { kind: 'name', at, name };
}

function parseArguments(reader: TokenReader, nesting: number): Expression[] {
  reader.expect('(');
  return parseUntil(reader, ')', nesting, parseExpression);
}

function parseUntil<Item>(
  reader: TokenReader,
  end: string,
  nesting: number,
  parseItem: (reader: TokenReader, nesting: number) => Item,
): Item[] {
  const items: Item[] = [];
  if (reader.takes(end)) return items;
  do items.push(parseItem(reader, nesting + 1));
  while (reader.takes(','));
  reader.expect(end);
  return items;
}

function parseEntry(reader: TokenReader, nesting: number): [Expression, Expression] {
  const key = parseExpression(reader, nesting);
  reader.expect(':');
  return [key, parseExpression(reader, nesting)];
}

function parsePath(reader: TokenReader, nesting: number): Expression {
  const { at } = reader.peek();
  const segments: (string | Expression)[] = [];
  reader.skipTrivia();
  while (reader.raw(/\//y) !== undefined) {
    const text = reader.raw(/[A-Za-z0-9_-]+/y);
    if (text !== undefined) {
      segments.push(text);
    } else if (reader.raw(/\$\(/y) !== undefined) {
      segments.push(parseExpression(reader, nesting + 1));
      reader.expect(')');
    } else {
      throw new RulesSyntaxError(reader.here(), 'expected a path segment after /');
    }
  }
  return { kind: 'path', at, segments };
}
