import { normalEmail } from './normal-email.ts';

const ADMIN = /(request\.auth\.token\.email\.lower\(\) == )("[^"\n]*")/;

/** The rules with another admin: they cannot read the configuration. @throws when they name none */
export function rulesFor(email: string, rules: string): string {
  if (!ADMIN.test(rules)) throw new Error('storage.rules name no admin.');
  return rules.replace(ADMIN, (_all, before) => before + JSON.stringify(normalEmail(email)));
}

/** The account that the rules let upload. */
export function adminOfRules(rules: string): string | undefined {
  const [, , email] = ADMIN.exec(rules) ?? [];
  return email && JSON.parse(email);
}
