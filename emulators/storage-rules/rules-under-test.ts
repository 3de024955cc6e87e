import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesFor } from '../../config/storage-rules.ts';
import { ADMIN } from '../suite/accounts.ts';
import { EvaluationError, RulesLoadError } from './errors.ts';
import { type Decision, loadRules } from './ruleset.ts';
import { RulesPath, RulesTimestamp, type Value } from './values.ts';

/** The project's rules as the build writes them for the admin of the tests. */
export const storageRules = rulesFor(
  ADMIN,
  readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8'),
);

export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Plain[]
  | { [key: string]: Plain };

/** Whole numbers become ints, as firebase-tools sends them. */
function toValue(plain: Plain | undefined): Value {
  if (plain === undefined || plain === null) return null;
  if (typeof plain === 'number') return Number.isInteger(plain) ? BigInt(plain) : plain;
  if (plain instanceof Date) return RulesTimestamp.parse(plain.toISOString());
  if (Array.isArray(plain)) return plain.map(toValue);
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
  time?: Date;
}

/** What the emulator would ask the runtime for this request. */
export function decide(source: string, request: TestRequest): Decision {
  return decider(source)(request);
}

/** The same for many requests: the rules are loaded once. */
export function decider(source: string): (request: TestRequest) => Decision {
  const ruleset = loadRules(source, 'test.rules');
  return ({ service = 'firebase.storage', method, path, auth, resource, newResource, time }) => {
    const variables = new Map<string, Value>([
      ['auth', toValue(auth)],
      ['path', new RulesPath(path.split('/').filter((segment) => segment !== ''))],
      ['resource', toValue(newResource)],
      ['time', toValue(time ?? new Date('2026-02-28T13:14:15.678Z'))],
    ]);
    const request = { request: variables, resource: toValue(resource) };
    return ruleset.evaluate({ service, method, path, variables: request });
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
    throw error instanceof EvaluationError ? new Error('an evaluation error escaped') : error;
  }
}

/** The diagnostics that loading reports, as `line:column reason`. */
export function diagnosticsOf(source: string): string[] {
  try {
    loadRules(source, 'test.rules');
    return [];
  } catch (error) {
    if (!(error instanceof RulesLoadError)) throw error;
    return error.diagnostics.map(({ line, column, reason }) => `${line}:${column} ${reason}`);
  }
}

export type Case = [condition: string, outcome: Outcome, source: string];

/** A signed-in upload, so that conditions have something to look at. */
const sampleUpload: Partial<TestRequest> = {
  auth: { uid: 'u1', token: { email: 'a@b.c', email_verified: true, claims: { level: 3 } } },
  newResource: {
    name: 'f/x',
    size: 1000,
    contentType: 'image/jpeg',
    contentEncoding: null,
    metadata: { owner: 'u1', note: '' },
    timeCreated: new Date('2026-02-28T00:00:00Z'),
  },
};

/** A test for each condition, asked by that upload. */
export function check(cases: Case[]): void {
  test.each(cases)('%s is %s (%s)', (condition, outcome) => {
    expect(outcomeOf(condition, '', sampleUpload)).toBe(outcome);
  });
}
