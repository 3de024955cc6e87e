import { RulesLoadError } from './errors.ts';
import { type Expression, findFunction, type RulesFile, type Scope } from './syntax.ts';

/** What storage.rules ask about; fields of a token are not listed. */
const FIELDS = new Map([
  ['request', ['auth', 'resource']],
  ['request.auth', ['uid', 'token']],
  ['request.resource', ['name', 'size', 'contentType']],
  ['resource', []],
]);

/** @throws RulesLoadError for a name, field, function or number of arguments that is not known */
export function check(file: RulesFile, source: string): void {
  for (const { result, parameters, scope } of file.functions) checkPart(result, parameters, scope);
  for (const { condition, pattern, scope } of file.statements) {
    const wildcards = pattern.flatMap((part) => (part.kind === 'wildcard' ? [part.name] : []));
    checkPart(condition, wildcards, scope);
  }

  function checkPart(expression: Expression, names: string[], scope: Scope): void {
    const { at } = expression;
    const checkInner = (part: Expression) => checkPart(part, names, scope);
    switch (expression.kind) {
      case 'literal':
        return;
      case 'name':
        if (![...names, 'request', 'resource'].includes(expression.name))
          throw refusal(at, `unknown variable ${expression.name}`);
        return;
      case 'field':
        checkField(expression);
        checkInner(expression.target);
        return;
      case 'lower':
      case 'matches':
        checkInner(expression.target);
        return;
      case 'binary':
        checkInner(expression.left);
        checkInner(expression.right);
        return;
      case 'call':
        checkCallee(expression, scope);
        for (const argument of expression.args) checkInner(argument);
        return;
    }
  }

  function checkField(expression: Expression & { kind: 'field' }): void {
    const known = FIELDS.get(dottedName(expression.target) ?? '');
    const isKnown = known === undefined || known.includes(expression.name);
    if (!isKnown || file.service !== 'firebase.storage')
      throw refusal(expression.at, `unknown field ${dottedName(expression)}`);
  }

  function checkCallee({ at, name, args }: Expression & { kind: 'call' }, scope: Scope): void {
    const callee = findFunction(name, scope);
    if (!callee) throw refusal(at, `unknown function ${name}()`);
    const wanted = callee.parameters.length;
    if (args.length !== wanted)
      throw refusal(at, `${name}() takes ${wanted} arguments, not ${args.length}`);
  }

  function refusal(at: number, reason: string): RulesLoadError {
    return new RulesLoadError(source, at, reason);
  }
}

function dottedName(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind !== 'field') return undefined;
  const owner = dottedName(expression.target);
  return owner && `${owner}.${expression.name}`;
}
