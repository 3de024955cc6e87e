import type { IncomingHttpHeaders } from 'node:http';
import { GoogleError, type HostingVersion } from './hosted-versions.ts';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions */
const VERSION = ['name', 'status', 'config', 'labels'];
const CONFIG = [
  ...['headers', 'redirects', 'rewrites', 'cleanUrls', 'trailingSlashBehavior'],
  ...['appAssociation', 'i18n'],
];
const REWRITE = ['glob', 'regex', 'path', 'function', 'functionRegion', 'dynamicLinks', 'run'];
const RUN = ['serviceId', 'region', 'tag'];
const HEADER = ['glob', 'regex', 'headers'];
const LABEL_KEY = /^[a-z][a-z0-9_-]{0,62}$/;
const LABEL = /^[a-z0-9_-]{0,63}$/;

/** @throws {GoogleError} for what Google does not take as a version */
export function checkVersion(version: Partial<HostingVersion>): void {
  refuseUnknown(version, VERSION);
  for (const [key, value] of Object.entries(version.labels ?? {}))
    if (!LABEL_KEY.test(key) || !LABEL.test(value))
      throw new GoogleError(400, `Invalid label: ${key}=${value}`);
  const { config = {} } = version;
  refuseUnknown(config, CONFIG);
  for (const rewrite of config.rewrites ?? []) {
    refuseUnknown(rewrite, REWRITE);
    refuseUnknown(rewrite.run ?? {}, RUN);
    requireOne(rewrite, ['glob', 'regex']);
    requireOne(rewrite, ['path', 'function', 'dynamicLinks', 'run']);
  }
  for (const header of config.headers ?? []) {
    refuseUnknown(header, HEADER);
    requireOne(header, ['glob', 'regex']);
    if (Object.keys(header.headers ?? {}).length === 0)
      throw new GoogleError(400, 'A header rule has no headers.');
  }
}

/** @throws {GoogleError} */
export function refuseUnknown(message: object, known: string[]): void {
  const unknown = Object.keys(message).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new GoogleError(400, `Invalid JSON payload received. Unknown name "${unknown}".`);
}

function requireOne(message: object, keys: string[]): void {
  if (keys.filter((key) => key in message).length !== 1)
    throw new GoogleError(400, `Exactly one of ${keys.join(', ')} must be given.`);
}

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
