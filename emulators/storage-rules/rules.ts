import { RE2JS, RE2JSException } from 're2js';

/**
 * The rules cannot be used: they are wrong, or have something that this evaluator does not know.
 */
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

/** `&&` and `||` may absorb it, otherwise the request is denied. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** A list, path or time: it is there, and no rule of ours looks into it. */
export class Opaque {}

export type Value = null | boolean | number | string | Opaque | Map<string, Value>;

interface RulesRequest {
  service: string;
  /** Absolute, e.g. `/b/bucket/o/file/name`. */
  path: string;
  method: string;
  request: Value;
  resource: Value;
}

export interface Decision {
  permit: boolean;
  /** Why conditions could not be evaluated, which never permits anything. */
  errors: string[];
}

export type Ruleset = (request: RulesRequest) => Decision;

/** `request`, `resource`, and the wildcards of a match or the parameters of a function. */
type Variables = Record<string, Value>;
type Expression = (variables: Variables) => Value;
type Segment = { text: string } | { wildcard: string; isRest: boolean };

/** An `allow` with the whole path that it stands under. */
interface Statement {
  methods: string[];
  pattern: Segment[];
  condition: Expression;
}

interface RulesFunction {
  parameters: string[];
  result: Expression;
}

/** What a block can call: its own functions and those around it. */
interface Block {
  outer: Block | undefined;
  functions: Map<string, RulesFunction>;
}

/** Where an expression stands: the names that it sees, and the functions. */
interface Place {
  names: string[];
  block: Block;
}

/** @throws RulesLoadError for whatever is wrong or unknown in `source` */
export function loadRules(source: string): Ruleset {
  const { service, statements } = new Parser(source).file();
  return ({ service: asked, path, method, request, resource }) => {
    const errors: string[] = [];
    const segments = splitPath(path);
    const permit = statements.some(({ methods, pattern, condition }) => {
      const isAsked = asked === service && methods.includes(method);
      const wildcards = isAsked && matchPath(pattern, segments);
      if (!wildcards) return false;
      try {
        return bool(condition({ ...wildcards, request, resource }));
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        errors.push(error.message);
        return false;
      }
    });
    return { permit, errors };
  };
}

/** Undefined for a path that is not absolute or has an empty segment: no pattern fits those. */
function splitPath(path: string): string[] | undefined {
  const [root, ...segments] = path.split('/');
  return root !== '' || segments.includes('') ? undefined : segments;
}

/** The values of the wildcards when `path` fits `pattern`, undefined when it does not. */
function matchPath(pattern: Segment[], path: string[] | undefined): Variables | undefined {
  const last = pattern.at(-1);
  const hasRest = last !== undefined && 'isRest' in last && last.isRest;
  const fixed = hasRest ? pattern.slice(0, -1) : pattern;
  if (!path || path.length < fixed.length) return undefined;
  if (!hasRest && path.length > fixed.length) return undefined;
  const values: Variables = {};
  for (const [at, segment] of fixed.entries()) {
    const text = path[at] ?? '';
    if ('wildcard' in segment) values[segment.wildcard] = text;
    else if (segment.text !== text) return undefined;
  }
  return values;
}

type Kind = 'word' | 'number' | 'text' | 'path' | 'symbol' | 'end';
interface Token {
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

const READ = ['get', 'list'];
const WRITE = ['create', 'update', 'delete'];
export const METHODS = [...READ, ...WRITE];
const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** What storage.rules ask about; fields of a token are not listed. */
const FIELDS = new Map([
  ['request', ['auth', 'resource']],
  ['request.auth', ['uid', 'token']],
  ['request.resource', ['name', 'size', 'contentType']],
  ['resource', []],
]);

type Lazy = () => Value;

/**
 * From loosest to tightest, as in the table of
 * https://firebase.google.com/docs/rules/rules-language#building_conditions
 */
const OPERATORS: Record<string, (left: Lazy, right: Lazy) => Value>[] = [
  { '||': (left, right) => decidedBy(true, left, right) },
  { '&&': (left, right) => decidedBy(false, left, right) },
  {
    '==': (left, right) => isEqual(left(), right()),
    '!=': (left, right) => !isEqual(left(), right()),
  },
  {
    '>': (left, right) => number(left()) > number(right()),
    '<=': (left, right) => number(left()) <= number(right()),
  },
  { '+': (left, right) => text(left()) + text(right()) },
  { '*': (left, right) => integer(integer(left()) * integer(right())) },
];

/** Reads a file from its first to its last token; what it does not expect is refused there. */
class Parser {
  readonly #source: string;
  #next: Token;
  #service = '';
  readonly #statements: Statement[] = [];
  readonly #functionNames = new Set<string>();
  /** A function may be called above its declaration. */
  readonly #calls: (() => void)[] = [];

  constructor(source: string) {
    this.#source = source;
    this.#next = this.#read(0);
  }

  file(): { service: string; statements: Statement[] } {
    this.#expect('rules_version');
    this.#expect('=');
    const version = this.#expectKind('text', "'2'");
    if (unquote(version) !== '2')
      throw this.#refusal(version.at, `unknown rules_version ${version.text}`);
    this.#expect(';');
    this.#expect('service');
    this.#service = this.#serviceName();
    this.#expect('{');
    this.#block([], undefined);
    this.#expectKind('end', 'the end of the file');
    for (const resolve of this.#calls) resolve();
    return { service: this.#service, statements: this.#statements };
  }

  #serviceName(): string {
    const { text: owner, at } = this.#expectKind('word', 'the name of a service');
    this.#expect('.');
    const name = `${owner}.${this.#expectKind('word', 'the name of a service').text}`;
    if (name !== 'firebase.storage' && name !== 'cloud.firestore')
      throw this.#refusal(at, `unknown service ${name}`);
    return name;
  }

  #block(path: Segment[], outer: Block | undefined): void {
    const block: Block = { outer, functions: new Map() };
    while (!this.#takes('}')) {
      if (this.#takes('match')) this.#match(path, block);
      else if (this.#takes('function')) this.#function(block);
      else if (outer && this.#takes('allow')) this.#allow(path, block);
      else throw this.#unexpected(`match, function${outer ? ', allow' : ''} or }`);
    }
  }

  #match(above: Segment[], block: Block): void {
    const { text: pattern, at } = this.#expectKind('path', 'a path');
    const path = [...above, ...pattern.slice(1).split('/').map(segmentOf)];
    if (path.slice(0, -1).some((segment) => 'isRest' in segment && segment.isRest))
      throw this.#refusal(at, 'a recursive wildcard that does not end the path');
    this.#expect('{');
    this.#block(path, block);
  }

  #function(block: Block): void {
    const { text: name, at } = this.#expectKind('word', 'the name of the function');
    if (this.#functionNames.has(name)) throw this.#refusal(at, `two functions ${name}`);
    this.#functionNames.add(name);
    this.#expect('(');
    const parameters = this.#listed(() => this.#expectKind('word', 'a parameter').text);
    this.#expect('{');
    this.#expect('return');
    const result = this.#expression({ names: parameters, block });
    this.#expect(';');
    this.#expect('}');
    block.functions.set(name, { parameters, result });
  }

  #allow(pattern: Segment[], block: Block): void {
    const methods = this.#methods();
    while (this.#takes(',')) methods.push(...this.#methods());
    const names = pattern.flatMap((part) => ('wildcard' in part ? [part.wildcard] : []));
    let condition: Expression = () => true;
    if (this.#takes(':')) {
      this.#expect('if');
      condition = this.#expression({ names, block });
    }
    this.#expect(';');
    this.#statements.push({ methods, pattern, condition });
  }

  #methods(): string[] {
    const { text: name, at } = this.#expectKind('word', 'a method');
    if (name === 'read') return [...READ];
    if (name === 'write') return [...WRITE];
    if (!METHODS.includes(name)) throw this.#refusal(at, `unknown method ${name}`);
    return [name];
  }

  #expression(place: Place, level = 0): Expression {
    const operators = OPERATORS[level];
    if (!operators) return this.#postfix(place);
    let left = this.#expression(place, level + 1);
    for (;;) {
      const operator = Object.keys(operators).find((name) => this.#takes(name));
      const apply = operator && operators[operator];
      if (!apply) return left;
      const first = left;
      const second = this.#expression(place, level + 1);
      left = (variables) =>
        apply(
          () => first(variables),
          () => second(variables),
        );
    }
  }

  #postfix(place: Place): Expression {
    const { text: start, kind } = this.#next;
    let target = this.#primary(place);
    let path = kind === 'word' ? start : undefined;
    while (this.#takes('.')) {
      const { text: name, at } = this.#expectKind('word', 'a field or method');
      if (this.#takes('(')) {
        target = this.#method(target, name, at);
        path = undefined;
      } else {
        this.#checkField(path, name, at);
        const owner = target;
        target = (variables) => fieldOf(owner(variables), name);
        path &&= `${path}.${name}`;
      }
    }
    return target;
  }

  #checkField(owner: string | undefined, name: string, at: number): void {
    const known = FIELDS.get(owner ?? '');
    if (this.#service !== 'firebase.storage' || (known && !known.includes(name)))
      throw this.#refusal(at, `unknown field ${owner}.${name}`);
  }

  #method(target: Expression, name: string, at: number): Expression {
    if (name === 'lower') {
      this.#expect(')');
      return (variables) => text(target(variables)).toLowerCase();
    }
    if (name !== 'matches') throw this.#refusal(at, `unknown method ${name}()`);
    const pattern = this.#pattern();
    this.#expect(')');
    return (variables) => pattern.matches(text(target(variables)));
  }

  #pattern(): RE2JS {
    const literal = this.#expectKind('text', 'a pattern in quotes');
    try {
      return RE2JS.compile(unquote(literal));
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      throw this.#refusal(literal.at, error.message);
    }
  }

  #primary(place: Place): Expression {
    if (this.#takes('(')) {
      const inner = this.#expression(place);
      this.#expect(')');
      return inner;
    }
    const token = this.#next;
    if (token.kind === 'number' || token.kind === 'text') return this.#literal(this.#take());
    const { text: name, at } = this.#expectKind('word', 'an expression');
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return () => constant;
    if (this.#takes('(')) return this.#call(name, at, place);
    if (![...place.names, 'request', 'resource'].includes(name))
      throw this.#refusal(at, `unknown variable ${name}`);
    return (variables) => variables[name] ?? null;
  }

  #literal(token: Token): Expression {
    const value = token.kind === 'number' ? Number(token.text) : unquote(token);
    if (token.kind === 'number' && !Number.isSafeInteger(value))
      throw this.#refusal(token.at, `${token.text} is too large`);
    return () => value;
  }

  #call(name: string, at: number, place: Place): Expression {
    const args = this.#listed(() => this.#expression(place));
    let callee: RulesFunction | undefined;
    this.#calls.push(() => {
      callee = findFunction(name, place.block);
      if (!callee) throw this.#refusal(at, `unknown function ${name}()`);
      const { length } = callee.parameters;
      if (args.length !== length)
        throw this.#refusal(at, `${name}() takes ${length} arguments, not ${args.length}`);
    });
    return (variables) => {
      const { parameters, result } = callee as RulesFunction;
      const values = args.map((arg) => arg(variables));
      const own = parameters.map((parameter, index) => [parameter, values[index] ?? null]);
      const { request = null, resource = null } = variables;
      return result({ request, resource, ...Object.fromEntries(own) });
    };
  }

  /** What stands between here and the closing parenthesis. */
  #listed<Item>(readItem: () => Item): Item[] {
    const items: Item[] = [];
    if (this.#takes(')')) return items;
    do items.push(readItem());
    while (this.#takes(','));
    this.#expect(')');
    return items;
  }

  #take(): Token {
    const token = this.#next;
    this.#next = this.#read(token.at + token.text.length);
    return token;
  }

  #takes(symbol: string): boolean {
    const isNext = this.#next.text === symbol && this.#next.kind !== 'end';
    if (isNext) this.#take();
    return isNext;
  }

  #expect(symbol: string): void {
    if (!this.#takes(symbol)) throw this.#unexpected(symbol);
  }

  #expectKind(kind: Kind, what: string): Token {
    if (this.#next.kind !== kind) throw this.#unexpected(what);
    return this.#take();
  }

  #unexpected(expected: string): RulesLoadError {
    const found = this.#next.text || 'the end of the file';
    return this.#refusal(this.#next.at, `expected ${expected}, found ${found}`);
  }

  #refusal(at: number, reason: string): RulesLoadError {
    return new RulesLoadError(this.#source, at, reason);
  }

  #read(offset: number): Token {
    const at = offset + (find(BLANK, this.#source, offset) ?? '').length;
    if (at === this.#source.length) return { kind: 'end', text: '', at };
    for (const [kind, form] of FORMS) {
      const found = find(form, this.#source, at);
      if (found !== undefined) return { kind, text: found, at };
    }
    throw this.#refusal(at, `nothing that is known here begins with ${this.#source[at]}`);
  }
}

function find(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}

function unquote({ text: quoted }: Token): string {
  return quoted.slice(1, -1).replaceAll('\\\\', '\\');
}

function segmentOf(part: string): Segment {
  const [, wildcard, rest] = /^\{(\w+)(=\*\*)?\}$/.exec(part) ?? [];
  return wildcard === undefined ? { text: part } : { wildcard, isRest: rest !== undefined };
}

function findFunction(name: string, block: Block | undefined): RulesFunction | undefined {
  return block && (block.functions.get(name) ?? findFunction(name, block.outer));
}

/** `&&` is decided by one false, `||` by one true, even if the other side is an error. */
function decidedBy(decisive: boolean, left: Lazy, right: Lazy): boolean {
  let first: boolean;
  try {
    first = bool(left());
  } catch (error) {
    if (error instanceof EvaluationError && bool(right()) === decisive) return decisive;
    throw error;
  }
  return first === decisive ? decisive : bool(right());
}

/** Values of two types are unequal. */
function isEqual(left: Value, right: Value): boolean {
  const isCompound = (value: Value) => value instanceof Map || value instanceof Opaque;
  if (isCompound(left) && isCompound(right))
    throw new EvaluationError('lists, maps, paths and times are not compared here');
  return left === right;
}

function fieldOf(target: Value, name: string): Value {
  const value = target instanceof Map ? target.get(name) : undefined;
  if (value === undefined) throw new EvaluationError(`no field ${name}`);
  return value;
}

function bool(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError('not a bool');
}

function text(value: Value): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError('not a string');
}

function number(value: Value): number {
  if (typeof value === 'number') return value;
  throw new EvaluationError('not a number');
}

function integer(value: Value): number {
  if (Number.isSafeInteger(value)) return number(value);
  throw new EvaluationError('not an integer below 2^53');
}
