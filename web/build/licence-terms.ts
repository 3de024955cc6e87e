/** A package that browsers download, as Vite describes it. */
export interface Licence {
  name: string;
  version: string;
  /** An SPDX expression: https://spdx.org/licenses */
  identifier?: string;
  /** The notice that most licences ask to be handed on. */
  text?: string;
  /** Where its source is. */
  source?: string;
}

/** Whether an SPDX expression can be met with licences of the list alone. */
export function isAllowed(expression: string | undefined, allowed: string[]): boolean {
  if (!expression) return false;
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));
}
