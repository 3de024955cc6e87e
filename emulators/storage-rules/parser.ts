import { RE2JS, RE2JSException } from 're2js';
import { type Token, TokenReader, unquote } from './tokens.ts';
import { fieldOf, OPERATORS, text, type Value } from './values.ts';

/** `request`, `resource`, and the wildcards of a match or the parameters of a function. */
export type Variables = Record<string, Value>;
type Expression = (variables: Variables) => Value;
export type Segment = { text: string } | { wildcard: string; isRest: boolean };

/** An `allow`, with the patterns of all `match` blocks around it. */
export interface Statement {
  methods: string[];
  pattern: Segment[];
  condition: Expression;
}

interface RulesFunction {
  parameters: string[];
  result: Expression;
}

/** A block can call its own functions and those of the blocks around it. */
interface Block {
  outer: Block | undefined;
  functions: Map<string, RulesFunction>;
}

/** The names that an expression may use, and the block of its functions. */
interface Scope {
  names: string[];
  block: Block;
}

const READ = ['get', 'list'];
const WRITE = ['create', 'update', 'delete'];
export const METHODS = [...READ, ...WRITE];
const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The fields that storage.rules use. A token may have any field. */
const FIELDS = new Map([
  ['request', ['auth', 'resource']],
  ['request.auth', ['uid', 'token']],
  ['request.resource', ['name', 'size', 'contentType']],
  ['resource', []],
]);

/** Turns each `allow` of a rules file into a statement whose condition is a function. */
export class Parser {
  readonly #tokens: TokenReader;
  #service = '';
  readonly #statements: Statement[] = [];
  readonly #functionNames = new Set<string>();
  /** A function may be called above its declaration. */
  readonly #calls: (() => void)[] = [];

  constructor(source: string) {
    this.#tokens = new TokenReader(source);
  }

  /** @throws RulesLoadError for whatever is wrong or unknown */
  file(): { service: string; statements: Statement[] } {
    this.#tokens.expect('rules_version');
    this.#tokens.expect('=');
    const version = this.#tokens.expectKind('text', "'2'");
    if (unquote(version) !== '2')
      throw this.#tokens.refusal(version.at, `unknown rules_version ${version.text}`);
    this.#tokens.expect(';');
    this.#tokens.expect('service');
    this.#service = this.#serviceName();
    this.#tokens.expect('{');
    this.#block([], undefined);
    this.#tokens.expectKind('end', 'the end of the file');
    for (const resolve of this.#calls) resolve();
    return { service: this.#service, statements: this.#statements };
  }

  #serviceName(): string {
    const { text: owner, at } = this.#tokens.expectKind('word', 'the name of a service');
    this.#tokens.expect('.');
    const name = `${owner}.${this.#tokens.expectKind('word', 'the name of a service').text}`;
    if (name !== 'firebase.storage' && name !== 'cloud.firestore')
      throw this.#tokens.refusal(at, `unknown service ${name}`);
    return name;
  }

  #block(path: Segment[], outer: Block | undefined): void {
    const block: Block = { outer, functions: new Map() };
    while (!this.#tokens.takes('}')) {
      if (this.#tokens.takes('match')) this.#match(path, block);
      else if (this.#tokens.takes('function')) this.#function(block);
      else if (outer && this.#tokens.takes('allow')) this.#allow(path, block);
      else throw this.#tokens.unexpected(`match, function${outer ? ', allow' : ''} or }`);
    }
  }

  #match(above: Segment[], block: Block): void {
    const { text: pattern, at } = this.#tokens.expectKind('path', 'a path');
    const path = [...above, ...pattern.slice(1).split('/').map(segmentOf)];
    if (path.slice(0, -1).some((segment) => 'isRest' in segment && segment.isRest))
      throw this.#tokens.refusal(at, 'a recursive wildcard that does not end the path');
    this.#tokens.expect('{');
    this.#block(path, block);
  }

  #function(block: Block): void {
    const { text: name, at } = this.#tokens.expectKind('word', 'the name of the function');
    if (this.#functionNames.has(name)) throw this.#tokens.refusal(at, `two functions ${name}`);
    this.#functionNames.add(name);
    this.#tokens.expect('(');
    const parameters = this.#listed(() => this.#tokens.expectKind('word', 'a parameter').text);
    this.#tokens.expect('{');
    this.#tokens.expect('return');
    const result = this.#expression({ names: parameters, block });
    this.#tokens.expect(';');
    this.#tokens.expect('}');
    block.functions.set(name, { parameters, result });
  }

  #allow(pattern: Segment[], block: Block): void {
    const methods = this.#methods();
    while (this.#tokens.takes(',')) methods.push(...this.#methods());
    const names = pattern.flatMap((part) => ('wildcard' in part ? [part.wildcard] : []));
    let condition: Expression = () => true;
    if (this.#tokens.takes(':')) {
      this.#tokens.expect('if');
      condition = this.#expression({ names, block });
    }
    this.#tokens.expect(';');
    this.#statements.push({ methods, pattern, condition });
  }

  #methods(): string[] {
    const { text: name, at } = this.#tokens.expectKind('word', 'a method');
    if (name === 'read') return [...READ];
    if (name === 'write') return [...WRITE];
    if (!METHODS.includes(name)) throw this.#tokens.refusal(at, `unknown method ${name}`);
    return [name];
  }

  #expression(scope: Scope, level = 0): Expression {
    const operators = OPERATORS[level];
    if (!operators) return this.#postfix(scope);
    let left = this.#expression(scope, level + 1);
    for (;;) {
      const operator = Object.keys(operators).find((name) => this.#tokens.takes(name));
      const apply = operator && operators[operator];
      if (!apply) return left;
      const first = left;
      const second = this.#expression(scope, level + 1);
      left = (variables) =>
        apply(
          () => first(variables),
          () => second(variables),
        );
    }
  }

  #postfix(scope: Scope): Expression {
    const { text: start, kind } = this.#tokens.next;
    let target = this.#primary(scope);
    let path = kind === 'word' ? start : undefined;
    while (this.#tokens.takes('.')) {
      const { text: name, at } = this.#tokens.expectKind('word', 'a field or method');
      if (this.#tokens.takes('(')) {
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
      throw this.#tokens.refusal(at, `unknown field ${owner}.${name}`);
  }

  #method(target: Expression, name: string, at: number): Expression {
    if (name === 'lower') {
      this.#tokens.expect(')');
      return (variables) => text(target(variables)).toLowerCase();
    }
    if (name !== 'matches') throw this.#tokens.refusal(at, `unknown method ${name}()`);
    const pattern = this.#pattern();
    this.#tokens.expect(')');
    return (variables) => pattern.matches(text(target(variables)));
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

  #primary(scope: Scope): Expression {
    if (this.#tokens.takes('(')) {
      const inner = this.#expression(scope);
      this.#tokens.expect(')');
      return inner;
    }
    const token = this.#tokens.next;
    if (token.kind === 'number' || token.kind === 'text') return this.#literal(this.#tokens.take());
    const { text: name, at } = this.#tokens.expectKind('word', 'an expression');
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return () => constant;
    if (this.#tokens.takes('(')) return this.#call(name, at, scope);
    if (![...scope.names, 'request', 'resource'].includes(name))
      throw this.#tokens.refusal(at, `unknown variable ${name}`);
    return (variables) => variables[name] ?? null;
  }

  #literal(token: Token): Expression {
    const value = token.kind === 'number' ? Number(token.text) : unquote(token);
    if (token.kind === 'number' && !Number.isSafeInteger(value))
      throw this.#tokens.refusal(token.at, `${token.text} is too large`);
    return () => value;
  }

  #call(name: string, at: number, scope: Scope): Expression {
    const args = this.#listed(() => this.#expression(scope));
    let callee: RulesFunction | undefined;
    this.#calls.push(() => {
      callee = findFunction(name, scope.block);
      if (!callee) throw this.#tokens.refusal(at, `unknown function ${name}()`);
      const { length } = callee.parameters;
      if (args.length !== length)
        throw this.#tokens.refusal(at, `${name}() takes ${length} arguments, not ${args.length}`);
    });
    return (variables) => {
      const { parameters, result } = callee as RulesFunction;
      const values = args.map((arg) => arg(variables));
      const own = parameters.map((parameter, index) => [parameter, values[index] ?? null]);
      const { request = null, resource = null } = variables;
      return result({ request, resource, ...Object.fromEntries(own) });
    };
  }

  /** Reads items up to the closing parenthesis. */
  #listed<Item>(readItem: () => Item): Item[] {
    const items: Item[] = [];
    if (this.#tokens.takes(')')) return items;
    do items.push(readItem());
    while (this.#tokens.takes(','));
    this.#tokens.expect(')');
    return items;
  }
}

function segmentOf(part: string): Segment {
  const [, wildcard, rest] = /^\{(\w+)(=\*\*)?\}$/.exec(part) ?? [];
  return wildcard === undefined ? { text: part } : { wildcard, isRest: rest !== undefined };
}

function findFunction(name: string, block: Block | undefined): RulesFunction | undefined {
  return block && (block.functions.get(name) ?? findFunction(name, block.outer));
}
