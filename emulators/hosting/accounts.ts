import { GoogleError } from './hosted-versions.ts';

/** What each account may do, by its name, as `scripts/setup/accounts.ts` has it. */
export type AccountRoles = Record<string, string[]>;

/** The engineer who deploys, as whom all local tools sign in: may do everything. */
const OWNER = 'owner';

/**
 * The account that a token speaks for: here the token is the account's name.
 * @throws {GoogleError} 401 for another token
 */
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
