import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { ACCOUNT_ROLES } from '../../functions/src/account-roles.ts';
import {
  type ErrorCode,
  GoogleError,
  type HostedVersions,
  type HostingVersion,
} from './hosted-versions.ts';
import {
  type AccountRoles,
  accountOf,
  checkVersion,
  refuseUnknown,
  requireRole,
} from './refusals.ts';

const FILES_PER_REQUEST = 1000;
const SERVICES = firebaseJson.hosting.rewrites.map(
  ({ function: { functionId, region } }) => `${region}/${functionId.toLowerCase()}`,
);

/** A test lets this happen to a request. 'lose answer' does the work and sends no response. */
export type Fault = ErrorCode | 'reset' | 'lose answer' | 'hang';

interface RestApiOptions {
  store: HostedVersions;
  site: string;
  /** The accounts that `npm run setup` makes by default. */
  roles?: AccountRoles;
  /** The services of Cloud Run that there are, as region/name; those of firebase.json by default. */
  services?: string[];
  fault?: (method: string, path: string) => Fault | undefined;
}

interface Call {
  /** `sites/<site>/versions/<id>` */
  name: string;
  hash: string;
  account: string;
  query: URLSearchParams;
  body: Buffer;
  origin: string;
}

/**
 * The part of https://firebase.google.com/docs/reference/hosting/rest that a release needs, for one
 * site.
 */
export function createRestApi({
  store,
  site,
  roles = ACCOUNT_ROLES,
  services = SERVICES,
  fault = () => undefined,
}: RestApiOptions): Server {
  const version = `(?<name>sites/${site}/versions/[^/:]+)`;
  const releases = `/v1beta1/sites/${site}/channels/live/releases`;
  const calls: [method: string, path: string, respond: (call: Call) => unknown][] = [
    ['POST', `/v1beta1/sites/${site}/versions`, create],
    ['POST', `/v1beta1/${version}:populateFiles`, populate],
    [
      'POST',
      `/upload/${version}/files/(?<hash>[0-9a-f]{64})`,
      ({ name, hash, body }) => store.upload(name, hash, body),
    ],
    [
      'GET',
      `/v1beta1/${version}/files`,
      ({ name, query }) => pageOfFiles(store.files(name), query),
    ],
    ['PATCH', `/v1beta1/${version}`, finalize],
    ['POST', releases, release],
    ['GET', releases, liveRelease],
  ];

  /** Google looks at the services that a version leads to as the account that makes it. */
  function create({ account, body }: Call) {
    const version = read<Partial<HostingVersion>>(body);
    checkVersion(version);
    for (const { run } of version.config?.rewrites ?? []) {
      if (!run) continue;
      requireRole(account, 'roles/run.viewer', roles);
      const { serviceId, region = 'us-central1' } = run;
      if (!services.includes(`${region}/${serviceId}`))
        throw new GoogleError(
          400,
          `Cloud Run service \`${serviceId}\` does not exist in region \`${region}\`.`,
          'FAILED_PRECONDITION',
        );
    }
    return store.create(version);
  }

  function populate({ name, body, origin }: Call) {
    const { files = {}, ...others } = read<{ files?: Record<string, string> }>(body);
    refuseUnknown(others, []);
    if (Object.keys(files).length > FILES_PER_REQUEST)
      throw new GoogleError(400, `More than ${FILES_PER_REQUEST} files in one request.`);
    const required = store.populate(name, files);
    return {
      // An empty list is left out, as in all of Google's answers.
      ...(required.length > 0 && { uploadRequiredHashes: required }),
      uploadUrl: `${origin}/upload/${name}/files`,
    };
  }

  function finalize({ name, query, body }: Call) {
    const { status, ...others } = read<{ status?: string }>(body);
    refuseUnknown(others, []);
    if (query.get('updateMask') !== 'status' || status !== 'FINALIZED')
      throw new GoogleError(400, 'A version is only finalized here.');
    return store.finalize(name);
  }

  function release({ query, body }: Call) {
    refuseUnknown(read(body), ['message', 'type']);
    const name = query.get('versionName') ?? '';
    if (!name.startsWith(`sites/${site}/versions/`))
      throw new GoogleError(400, 'The version is not of this site.');
    return store.release(name);
  }

  /** A release asks for the newest one alone. */
  function liveRelease() {
    const live = store.liveVersion();
    return live ? { releases: [{ version: live }] } : {};
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const happens = fault(method, pathname);
    if (happens === 'reset') return void response.destroy();
    if (happens === 'hang') return;
    try {
      const body = await buffer(request);
      if (typeof happens === 'number') throw new GoogleError(happens, 'As the test wants it.');
      const account = accountOf(headers, roles);
      requireRole(account, 'roles/firebasehosting.admin', roles);
      const origin = `http://${headers.host}`;
      const result = route(method, pathname, { account, query, body, origin });
      if (happens === 'lose answer') return void response.destroy();
      send(response, 200, result);
    } catch (error) {
      if (error instanceof GoogleError) return send(response, error.code, error.body);
      console.error(error);
      send(response, 500, new GoogleError(500, 'Internal error encountered.').body);
    }
  }

  function route(method: string, path: string, call: Omit<Call, 'name' | 'hash'>): unknown {
    for (const [verb, pattern, handle] of calls) {
      const found = new RegExp(`^${pattern}$`).exec(path);
      if (verb !== method || !found) continue;
      const { name = '', hash = '' } = found.groups ?? {};
      return handle({ ...call, name, hash });
    }
    throw new GoogleError(404, 'Requested entity was not found.');
  }

  return createServer((request, response) => void respond(request, response));
}

function pageOfFiles(files: object[], query: URLSearchParams) {
  const size = Number(query.get('pageSize')) || 1000;
  const from = Number(query.get('pageToken') ?? 0);
  const page = files.slice(from, from + size);
  return {
    ...(page.length > 0 && { files: page }),
    ...(from + size < files.length && { nextPageToken: String(from + size) }),
  };
}

function read<Value extends object>(body: Buffer): Value {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new GoogleError(400, 'Invalid JSON payload received.');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' })
    .end(body === undefined ? '' : JSON.stringify(body));
}
