import { readFileSync } from 'node:fs';
import { rulesFor } from '../../config/storage-rules.ts';
import { ADMIN } from '../suite/accounts.ts';
import { RulesLoadError } from './errors.ts';
import { type Decision, loadRules } from './ruleset.ts';
import { Opaque, type Value } from './values.ts';

/** The project's rules as the build writes them for the admin of the tests. */
export const storageRules = rulesFor(
  ADMIN,
  readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8'),
);

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

function toValue(plain: Plain | undefined): Value {
  if (plain === undefined || plain === null) return null;
  if (Array.isArray(plain)) return new Opaque();
  if (typeof plain !== 'object') return plain;
  return new Map(Object.entries(plain).map(([key, value]) => [key, toValue(value)]));
}

/** Who asks: an account with this address, signed in by Google unless told otherwise. */
export function account(email: string, email_verified: boolean, sign_in_provider = 'google.com') {
  return { uid: 'uid', token: { email, email_verified, firebase: { sign_in_provider } } };
}

export interface TestRequest {
  method: string;
  path: string;
  service?: string;
  auth?: Plain;
  resource?: Plain;
  newResource?: Plain;
}

/** What the emulator would ask the runtime for this request. */
export function decide(source: string, request: TestRequest): Decision {
  return decider(source)(request);
}

/** The same for many requests: the rules are loaded once. */
export function decider(source: string): (request: TestRequest) => Decision {
  const ruleset = loadRules(source);
  return ({ service = 'firebase.storage', method, path, auth, resource, newResource }) => {
    const request = new Map([
      ['auth', toValue(auth)],
      ['resource', toValue(newResource)],
    ]);
    return ruleset({ service, method, path, request, resource: toValue(resource) });
  };
}

/** A whole ruleset around one condition on `/f/{name}`. */
export function rulesWith(condition: string, declarations = ''): string {
  return `rules_version = '2';
service firebase.storage {
  match /f/{name} {
${declarations}
    allow get: if ${condition};
  }
}`;
}

export type Outcome = 'true' | 'false' | 'error' | 'load error';

/** A signed-in upload, so that conditions have something to look at. */
export const sampleUpload: Partial<TestRequest> = {
  auth: { uid: 'u1', token: { email: 'a@b.c', email_verified: true, claims: { level: 3 } } },
  newResource: { name: 'f/x', size: 1000, contentType: 'image/jpeg' },
};

/** What a condition comes to, told apart further than permit and deny. */
export function outcomeOf(
  condition: string,
  declarations = '',
  request: Partial<TestRequest> = {},
): Outcome {
  try {
    const source = rulesWith(condition, declarations);
    const { permit, errors } = decide(source, { method: 'get', path: '/f/x', ...request });
    if (errors[0] !== undefined) return 'error';
    return permit ? 'true' : 'false';
  } catch (error) {
    if (error instanceof RulesLoadError) return 'load error';
    throw error;
  }
}

/** Why the rules are refused, as `line:column reason`; undefined when they load. */
export function refusalOf(source: string): string | undefined {
  try {
    loadRules(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof RulesLoadError)) throw error;
    return `${error.line}:${error.column} ${error.message}`;
  }
}
