import { GoogleError } from './hosted-versions.ts';

/** The roles of each account by its name, as in `scripts/setup/service-accounts.ts`. */
export type AccountRoles = Record<string, string[]>;

/** All local tools sign in as the engineer who deploys, who may do everything. */
const OWNER = 'owner';

/** A token is the name of its account. @throws {GoogleError} 401 for any other token */
export function accountOf(authorization: string | undefined, roles: AccountRoles): string {
  const [, account = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (account === OWNER || Object.hasOwn(roles, account)) return account;
  throw new GoogleError(401, 'Request had invalid authentication credentials.');
}

/** @throws {GoogleError} 403 for an account that has not got the role */
export function requireRole(account: string, role: string, roles: AccountRoles): void {
  if (account === OWNER || roles[account]?.includes(role)) return;
  throw new GoogleError(403, 'The caller does not have permission');
}
