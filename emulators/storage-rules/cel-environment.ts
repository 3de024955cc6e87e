import { Environment } from '@marcbachmann/cel-js';
import { equals } from './equality.ts';
import { allMethodNames, callMethod, methodArities } from './library.ts';
import {
  calculate,
  compare,
  field,
  index,
  isIn,
  mapLiteral,
  negate,
  pathLiteral,
} from './operators.ts';
import { expectString, isOfType, RulesPath, RulesTimestamp, type Value } from './values.ts';

type Handler = (...args: Value[]) => Value;

const operations: Record<string, [arity: number, run: Handler]> = {
  rules_equal: [2, (left, right) => equals(left as Value, right as Value)],
  rules_in: [2, (value, collection) => isIn(value as Value, collection as Value)],
  rules_less: [2, (left, right) => compare('<', left as Value, right as Value)],
  rules_less_or_equal: [2, (left, right) => compare('<=', left as Value, right as Value)],
  rules_greater: [2, (left, right) => compare('>', left as Value, right as Value)],
  rules_greater_or_equal: [2, (left, right) => compare('>=', left as Value, right as Value)],
  rules_add: [2, (left, right) => calculate('+', left as Value, right as Value)],
  rules_subtract: [2, (left, right) => calculate('-', left as Value, right as Value)],
  rules_multiply: [2, (left, right) => calculate('*', left as Value, right as Value)],
  rules_divide: [2, (left, right) => calculate('/', left as Value, right as Value)],
  rules_modulo: [2, (left, right) => calculate('%', left as Value, right as Value)],
  rules_negate: [1, (value) => negate(value as Value)],
  rules_field: [2, (target, name) => field(target as Value, expectString(name))],
  rules_index: [2, (target, key) => index(target as Value, key as Value)],
  rules_map: [1, (flat) => mapLiteral(flat as Value)],
  rules_path: [1, (segments) => pathLiteral(segments as Value)],
  rules_is: [2, (value, type) => isOfType(value as Value, expectString(type))],
};

/** A CEL environment in which the text that translate.ts writes has the meaning of the rules. */
export function createCelEnvironment(): Environment {
  const environment = new Environment({
    unlistedVariablesAreDyn: true,
    homogeneousAggregateLiterals: false,
  });
  for (const type of [RulesPath, RulesTimestamp]) {
    environment.registerType(type.name, type);
  }
  for (const [name, [arity, run]] of Object.entries(operations)) {
    registerFunction(environment, name, arity, run);
  }
  for (const name of allMethodNames()) {
    for (const arity of methodArities(name)) {
      registerFunction(environment, `method_${name}`, arity + 1, (receiver, ...args) =>
        callMethod(name, receiver as Value, args),
      );
    }
  }
  return environment;
}

export function registerFunction(
  environment: Environment,
  name: string,
  arity: number,
  run: Handler,
): void {
  const parameters = Array<string>(arity).fill('dyn').join(', ');
  environment.registerFunction(`${name}(${parameters}): dyn`, run, { async: false });
}
