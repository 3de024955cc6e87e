import { type Position, RulesSyntaxError } from './errors.ts';
import { parseExpression } from './expression-parser.ts';
import { parseMatchPath } from './match-path-parser.ts';
import {
  type Allow,
  type Block,
  type FunctionDeclaration,
  type Match,
  type Method,
  methods,
  type RulesFile,
} from './syntax.ts';
import { TokenReader } from './token-reader.ts';

// https://firebase.google.com/docs/firestore/quotas#security_rules
const MAX_ARGUMENTS = 7;
const MAX_BINDINGS = 10;
const MAX_MATCH_DEPTH = 10;

const methodGroups: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Throws a RulesSyntaxError at the first thing that is not of the rules language. */
export function parseRules(source: string): RulesFile {
  const reader = new TokenReader(source);
  const version = parseVersion(reader);
  const serviceAt = reader.expect('service');
  const service = parseServiceName(reader);
  reader.expect('{');
  const body = parseBlock(reader, 1);
  if (reader.peek().kind !== 'end') throw reader.unexpected('expected nothing after the service');
  return { version, service, serviceAt, body };
}

function parseVersion(reader: TokenReader): 1 | 2 {
  if (!reader.takes('rules_version')) return 1;
  reader.expect('=');
  const token = reader.peek();
  if (token.kind !== 'string') throw reader.unexpected("expected '1' or '2'");
  if (token.text !== '1' && token.text !== '2') {
    throw new RulesSyntaxError(token.at, `unknown rules_version '${token.text}'`);
  }
  reader.next();
  reader.expect(';');
  return token.text === '1' ? 1 : 2;
}

function parseServiceName(reader: TokenReader): string {
  let name = reader.expectWord('the name of a service').text;
  while (reader.takes('.')) name += `.${reader.expectWord('the name of a service').text}`;
  return name;
}

function parseBlock(reader: TokenReader, depth: number, allows?: Allow[]): Block {
  const block: Block = { functions: [], matches: [] };
  while (!reader.takes('}')) {
    if (reader.sees('match')) block.matches.push(parseMatch(reader, depth));
    else if (reader.sees('function')) block.functions.push(parseFunction(reader));
    else if (allows !== undefined && reader.sees('allow')) allows.push(parseAllow(reader));
    else throw reader.unexpected(`expected match, function${allows ? ', allow' : ''} or }`);
  }
  return block;
}

function parseMatch(reader: TokenReader, depth: number): Match {
  const at = reader.expect('match');
  if (depth > MAX_MATCH_DEPTH) {
    throw new RulesSyntaxError(at, `match blocks are nested more than ${MAX_MATCH_DEPTH} deep`);
  }
  const segments = parseMatchPath(reader);
  const allows: Allow[] = [];
  reader.expect('{');
  const block = parseBlock(reader, depth + 1, allows);
  return { at, segments, allows, ...block };
}

function parseAllow(reader: TokenReader): Allow {
  const at = reader.expect('allow');
  const allowed: Method[] = [];
  do {
    const { text, at: methodAt } = reader.expectWord('a method');
    allowed.push(...methodsNamed(text, methodAt));
  } while (reader.takes(','));
  const condition = reader.takes(':') ? parseCondition(reader) : undefined;
  reader.expect(';');
  return { at, methods: allowed, condition };
}

function parseCondition(reader: TokenReader) {
  reader.expect('if');
  return parseExpression(reader);
}

function methodsNamed(name: string, at: Position): readonly Method[] {
  const group = Object.hasOwn(methodGroups, name) ? methodGroups[name] : undefined;
  const found = group ?? methods.filter((method) => method === name);
  if (found.length === 0) throw new RulesSyntaxError(at, `unknown method ${name}`);
  return found;
}

function parseFunction(reader: TokenReader): FunctionDeclaration {
  reader.expect('function');
  const { text: name, at } = reader.expectNewName('the name of the function');
  const parameters = parseParameters(reader);
  reader.expect('{');
  const bindings: FunctionDeclaration['bindings'] = [];
  while (reader.takes('let')) {
    const binding = reader.expectNewName('the name of the variable');
    if (bindings.length === MAX_BINDINGS) {
      throw new RulesSyntaxError(
        binding.at,
        `more than ${MAX_BINDINGS} let bindings in a function`,
      );
    }
    refuseRepeated(binding, [...parameters, ...bindings.map((earlier) => earlier.name)]);
    reader.expect('=');
    bindings.push({ at: binding.at, name: binding.text, value: parseExpression(reader) });
    reader.expect(';');
  }
  reader.expect('return');
  const result = parseExpression(reader);
  reader.expect(';');
  reader.expect('}');
  return { at, name, parameters, bindings, result };
}

function parseParameters(reader: TokenReader): string[] {
  const parameters: string[] = [];
  reader.expect('(');
  if (reader.takes(')')) return parameters;
  do {
    const parameter = reader.expectNewName('the name of a parameter');
    refuseRepeated(parameter, parameters);
    if (parameters.length === MAX_ARGUMENTS) {
      throw new RulesSyntaxError(
        parameter.at,
        `more than ${MAX_ARGUMENTS} arguments of a function`,
      );
    }
    parameters.push(parameter.text);
  } while (reader.takes(','));
  reader.expect(')');
  return parameters;
}

function refuseRepeated(name: { text: string; at: Position }, taken: string[]): void {
  if (taken.includes(name.text)) {
    throw new RulesSyntaxError(name.at, `${name.text} is declared twice in this function`);
  }
}
