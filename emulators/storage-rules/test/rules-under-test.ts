import { readFileSync } from 'node:fs';
import { rulesFor } from '../../../config/storage-rules.ts';
import { ADMIN } from '../../suite/google-accounts.ts';
import { type Decision, loadRules } from '../rules.ts';
import { Opaque, type Value } from '../values.ts';

/** The project's rules as the build writes them for the admin of the tests. */
export const storageRules = rulesFor(
  ADMIN,
  readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8'),
);

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export interface TestRequest {
  method: string;
  path: string;
  service?: string;
  auth?: Plain;
  resource?: Plain;
  newResource?: Plain;
}

/** Asks as the Storage emulator would ask for this request. */
export function decide(source: string, asked: TestRequest): Decision {
  const { service = 'firebase.storage', method, path, auth, resource, newResource } = asked;
  const request = toValue({ auth: auth ?? null, resource: newResource ?? null });
  return loadRules(source)({ service, method, path, request, resource: toValue(resource ?? null) });
}

function toValue(plain: Plain): Value {
  if (plain === null || typeof plain !== 'object') return plain;
  if (Array.isArray(plain)) return new Opaque();
  return new Map(Object.entries(plain).map(([key, value]) => [key, toValue(value)]));
}
