import { parseExpression } from './expression-parser.ts';
import {
  type Expression,
  type Method,
  methods,
  type RulesFile,
  type Scope,
  type Segment,
} from './syntax.ts';
import { type Token, Tokens, unquote } from './tokens.ts';

const METHODS: Record<string, Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(methods.map((method) => [method, [method]])),
};

/** @throws RulesLoadError at the first thing that is not known here */
export function parseRules(source: string): RulesFile {
  return new RulesParser(source).file();
}

class RulesParser {
  #tokens: Tokens;
  #file: RulesFile = { service: '', functions: [], statements: [] };

  constructor(source: string) {
    this.#tokens = new Tokens(source);
  }

  file(): RulesFile {
    this.#version();
    this.#tokens.expect('service');
    this.#file.service = this.#service();
    this.#tokens.expect('{');
    this.#block([], undefined, false);
    this.#tokens.expectKind('end', 'the end of the file');
    return this.#file;
  }

  #version(): void {
    this.#tokens.expect('rules_version');
    this.#tokens.expect('=');
    const version = this.#tokens.expectKind('text', "'2'");
    if (unquote(version) !== '2')
      throw this.#tokens.refusal(version.at, `unknown rules_version ${version.text}`);
    this.#tokens.expect(';');
  }

  #service(): string {
    const { text, at } = this.#tokens.expectKind('word', 'the name of a service');
    this.#tokens.expect('.');
    const name = `${text}.${this.#tokens.expectKind('word', 'the name of a service').text}`;
    if (name !== 'firebase.storage' && name !== 'cloud.firestore')
      throw this.#tokens.refusal(at, `unknown service ${name}`);
    return name;
  }

  #block(path: Segment[], outer: Scope | undefined, isInMatch: boolean): void {
    const scope: Scope = { outer, functions: new Map() };
    while (!this.#tokens.takes('}')) {
      if (this.#tokens.takes('match')) this.#match(path, scope);
      else if (this.#tokens.takes('function')) this.#function(scope);
      else if (isInMatch && this.#tokens.sees('allow')) this.#allow(path, scope);
      else throw this.#tokens.unexpected(`match, function${isInMatch ? ', allow' : ''} or }`);
    }
  }

  #match(above: Segment[], scope: Scope): void {
    const token = this.#tokens.expectKind('path', 'a path');
    const path = [...above, ...this.#segments(token)];
    this.#checkPath(path, token);
    this.#tokens.expect('{');
    this.#block(path, scope, true);
  }

  #segments({ text }: Token): Segment[] {
    return text
      .slice(1)
      .split('/')
      .map((segment) => {
        const [, name, rest] = /^\{(\w+)(=\*\*)?\}$/.exec(segment) ?? [];
        if (name === undefined) return { kind: 'literal', text: segment };
        return { kind: rest ? 'rest' : 'wildcard', name };
      });
  }

  #checkPath(path: Segment[], { at }: Token): void {
    if (path.slice(0, -1).some(({ kind }) => kind === 'rest'))
      throw this.#tokens.refusal(at, 'a recursive wildcard that does not end the path');
  }

  #function(scope: Scope): void {
    const { text: name, at } = this.#tokens.expectKind('word', 'the name of the function');
    if (this.#file.functions.some((other) => other.name === name))
      throw this.#tokens.refusal(at, `two functions ${name}`);
    const parameters = this.#parameters();
    this.#tokens.expect('{');
    this.#tokens.expect('return');
    const result = parseExpression(this.#tokens);
    this.#tokens.expect(';');
    this.#tokens.expect('}');
    const declared = { at, name, parameters, result, scope };
    scope.functions.set(name, declared);
    this.#file.functions.push(declared);
  }

  #parameters(): string[] {
    const parameters: string[] = [];
    this.#tokens.expect('(');
    if (this.#tokens.takes(')')) return parameters;
    do parameters.push(this.#tokens.expectKind('word', 'the name of a parameter').text);
    while (this.#tokens.takes(','));
    this.#tokens.expect(')');
    return parameters;
  }

  #allow(pattern: Segment[], scope: Scope): void {
    const { at } = this.#tokens.take();
    const allowed = [...this.#methods()];
    while (this.#tokens.takes(',')) allowed.push(...this.#methods());
    const condition = this.#condition(at);
    this.#tokens.expect(';');
    this.#file.statements.push({ at, methods: allowed, pattern, condition, scope });
  }

  #condition(at: number): Expression {
    if (!this.#tokens.takes(':')) return { kind: 'literal', at, value: true };
    this.#tokens.expect('if');
    return parseExpression(this.#tokens);
  }

  #methods(): Method[] {
    const { text, at } = this.#tokens.expectKind('word', 'a method');
    const found = Object.hasOwn(METHODS, text) ? METHODS[text] : undefined;
    if (!found) throw this.#tokens.refusal(at, `unknown method ${text}`);
    return found;
  }
}
