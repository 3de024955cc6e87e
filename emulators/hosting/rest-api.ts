import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { GoogleError } from './google-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** What a test lets happen to a request: an error of Google's, a connection that ends before or after the work, silence. */
export type Fault = 403 | 404 | 429 | 500 | 503 | 'reset' | 'lose answer' | 'hang';

export interface RestApiOptions {
  store: ReleaseStore;
  site: string;
  fault?: (method: string, path: string) => Fault | undefined;
}

interface Call {
  parent: string;
  name: string;
  hash: string;
  query: URLSearchParams;
  body: Buffer;
  /** Where this server stands. */
  origin: string;
}

const FAULTS: Record<number, [status: string, message: string]> = {
  403: ['PERMISSION_DENIED', 'The caller does not have permission'],
  404: ['NOT_FOUND', 'Requested entity was not found.'],
  429: ['RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'],
  500: ['INTERNAL', 'Internal error encountered.'],
  503: ['UNAVAILABLE', 'The service is currently unavailable.'],
};

/** The part of https://firebase.google.com/docs/reference/hosting/rest that a release needs, for one site. */
export function createRestApi({ store, site, fault = () => undefined }: RestApiOptions): Server {
  const parent = `/v1beta1/(?<parent>sites/${site}`;
  const calls: [method: string, path: string, respond: (call: Call) => unknown][] = [
    ['POST', `${parent})/versions`, ({ body }) => store.create(read(body))],
    [
      'GET',
      `${parent})/versions`,
      ({ query }) => {
        const [, status] = /^status\s*=\s*"?(\w+)"?$/.exec(query.get('filter') ?? '') ?? [];
        const versions = store.versions().filter((each) => !status || each.status === status);
        return pageOf('versions', versions, query, 25);
      },
    ],
    ['GET', `${parent}/versions/(?<name>[^/:]+))`, ({ name }) => store.version(name)],
    [
      'DELETE',
      `${parent}/versions/(?<name>[^/:]+))`,
      ({ name }) => {
        store.delete(name);
        return {};
      },
    ],
    [
      'PATCH',
      `${parent}/versions/(?<name>[^/:]+))`,
      ({ name, query, body }) => {
        const { status } = read<{ status?: string }>(body);
        if (query.get('updateMask') !== 'status' || status !== 'FINALIZED')
          throw new GoogleError(400, 'INVALID_ARGUMENT', 'A version is only finalized here.');
        return store.finalize(name);
      },
    ],
    [
      'POST',
      `${parent}/versions/(?<name>[^/:]+)):populateFiles`,
      ({ name, body, origin }) => {
        const required = store.populate(
          name,
          read<{ files?: Record<string, string> }>(body).files ?? {},
        );
        return {
          // An empty list is left out, as in all of Google's answers.
          ...(required.length > 0 && { uploadRequiredHashes: required }),
          uploadUrl: `${origin}/upload/sites/${site}/versions/${name}/files`,
        };
      },
    ],
    [
      'POST',
      `/upload/sites/${site}/versions/(?<name>[^/]+)/files/(?<hash>[0-9a-f]{64})`,
      ({ name, hash, body }) => store.upload(name, hash, body),
    ],
    [
      'GET',
      `${parent}/versions/(?<name>[^/:]+))/files`,
      ({ name, query }) => {
        if (query.get('status') !== 'ACTIVE')
          throw new GoogleError(400, 'INVALID_ARGUMENT', 'Only ACTIVE files are listed here.');
        return pageOf('files', store.files(name), query, 1000);
      },
    ],
    [
      'POST',
      `${parent}(?:/channels/live)?)/releases`,
      ({ parent, query }) => store.release(query.get('versionName') ?? '', parent),
    ],
    [
      'GET',
      `${parent}(?:/channels/live)?)/releases`,
      ({ query }) => pageOf('releases', store.releases(), query, 100),
    ],
  ];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const happens = fault(method, pathname);
    if (happens === 'reset') return void response.destroy();
    if (happens === 'hang') return;
    try {
      const body = await buffer(request);
      if (typeof happens === 'number') throw new GoogleError(happens, ...faultOf(happens));
      if (!request.headers.authorization?.startsWith('Bearer '))
        throw new GoogleError(
          401,
          'UNAUTHENTICATED',
          'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
        );
      const result = route(method, pathname, {
        query: searchParams,
        body,
        origin: `http://${request.headers.host}`,
      });
      if (happens === 'lose answer') return void response.destroy();
      send(response, 200, result);
    } catch (error) {
      if (error instanceof GoogleError) return send(response, error.code, error.body);
      console.error(error);
      send(response, 500, new GoogleError(500, ...faultOf(500)).body);
    }
  }

  function route(
    method: string,
    path: string,
    call: Pick<Call, 'query' | 'body' | 'origin'>,
  ): unknown {
    for (const [wanted, pattern, handle] of calls) {
      const found = new RegExp(`^${pattern}$`).exec(path);
      if (wanted !== method || !found) continue;
      const { parent = '', name = '', hash = '' } = found.groups ?? {};
      return handle({ ...call, parent, name, hash });
    }
    throw new GoogleError(404, ...faultOf(404));
  }

  return createServer((request, response) => void respond(request, response));
}

function pageOf(key: string, all: object[], query: URLSearchParams, defaultSize: number) {
  const size = Number(query.get('pageSize') ?? defaultSize) || defaultSize;
  const from = Number(query.get('pageToken') ?? 0);
  const page = all.slice(from, from + size);
  return {
    ...(page.length > 0 && { [key]: page }),
    ...(from + size < all.length && { nextPageToken: String(from + size) }),
  };
}

function read<Value extends object>(body: Buffer): Value {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new GoogleError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
}

function faultOf(code: number): [status: string, message: string] {
  return FAULTS[code] ?? ['UNKNOWN', 'Unknown error.'];
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' })
    .end(body === undefined ? '' : JSON.stringify(body, null, 2));
}
