import type { IncomingHttpHeaders } from 'node:http';
import { GoogleError } from './hosted-versions.ts';

/** The roles of each account by its name, as in `functions/src/account-roles.ts`. */
export type AccountRoles = Record<string, string[]>;

/** All local tools sign in as the engineer who deploys, who may do everything. */
const OWNER = 'owner';

/** The same engineer by `gcloud auth application-default login`. */
const DEFAULT_CREDENTIALS = 'application-default';

/**
 * A token is the name of its account.
 * @throws {GoogleError} 401 for any other token, 403 for a person's default credentials without the
 * project that is to be charged
 */
export function accountOf(
  { authorization, ...headers }: IncomingHttpHeaders,
  roles: AccountRoles,
): string {
  const [, account = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (account === DEFAULT_CREDENTIALS) {
    if (headers['x-goog-user-project']) return OWNER;
    throw new GoogleError(403, 'The API requires a quota project, which is not set by default.');
  }
  if (account === OWNER || Object.hasOwn(roles, account)) return account;
  throw new GoogleError(401, 'Request had invalid authentication credentials.');
}

/** @throws {GoogleError} 403 for an account that has not got the role */
export function requireRole(account: string, role: string, roles: AccountRoles): void {
  if (account === OWNER || roles[account]?.includes(role)) return;
  throw new GoogleError(403, 'The caller does not have permission');
}
