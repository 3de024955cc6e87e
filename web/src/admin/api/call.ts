import type { API_CALLS, ApiCallName, ApiResponse } from '@theni/contract';
import type { ZodType } from 'zod';
import { newTrace, withRequestId } from '../../api.ts';
import { errorOf, SessionEndedError, sessionEnds, TemporaryError } from './errors.ts';
import { idTokenOf, openFirebase } from './firebase.ts';

/** 'slug' | 'id' of 'PATCH /api/admin/layouts/:slug/plots/:id' */
type ParamNames<Name> = Name extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Name extends `${string}:${infer Param}`
    ? Param
    : never;

/** The names in the call's path with their values; nothing for a path without names. */
type Params<Name> = [ParamNames<Name>] extends [never]
  ? unknown
  : { params: Record<ParamNames<Name>, string | number> };

/**
 * `{ body: … }` for a call whose `body` has a schema in `API_CALLS`: what that schema takes. It may
 * be left out where the schema has a default for it. Nothing for a call without one.
 */
type Body<Name extends ApiCallName> = (typeof API_CALLS)[Name] extends {
  body: ZodType<unknown, infer Input>;
}
  ? undefined extends Input
    ? { body?: Input }
    : { body: Input }
  : unknown;

/** The same of its `query`, which may always be left out. */
type Query<Name extends ApiCallName> = (typeof API_CALLS)[Name] extends {
  query: ZodType<unknown, infer Input>;
}
  ? { query?: Input }
  : unknown;

type CallOptions<Name extends ApiCallName> = Params<Name> &
  Query<Name> &
  Body<Name> & {
    /** The revision that was seen: what has another one by now is refused with 412. */
    ifMatch?: string;
  };

/** No options at all where each of them may be left out. */
type CallArguments<Name extends ApiCallName> =
  Record<never, never> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

interface AnyOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | string[] | undefined>;
  body?: unknown;
  ifMatch?: string;
}

/**
 * Longer than the server works on a call (`functions.ts`), and no longer than Hosting waits for it,
 * so that its answer is known.
 */
const CALL_LIMIT_MS = 60_000;

/**
 * Makes a call of `API_CALLS` as whoever is signed in.
 * @returns the answer, as a text when it is no JSON
 * @throws {TemporaryError} when the same again later may succeed, {SessionEndedError} when only
 * a sign-in helps, otherwise {AdminApiError}
 */
export async function call<Name extends ApiCallName>(
  name: Name,
  ...[options]: CallArguments<Name>
): Promise<ApiResponse<Name>> {
  const limit = new AbortController();
  const trace = newTrace();
  const timeout = new TemporaryError(withRequestId('The server does not answer.', trace.requestId));
  const timer = setTimeout(() => limit.abort(timeout), CALL_LIMIT_MS);
  // Firebase has no time limit of its own when it renews a token.
  const timedOut = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(timeout));
  });
  try {
    const [address, init] = requestOf(name, options as AnyOptions | undefined);
    const response = makeCall(address, { ...init, signal: limit.signal }, trace);
    return (await Promise.race([response, timedOut])) as ApiResponse<Name>;
  } catch (error) {
    if (error instanceof SessionEndedError) sessionEnds.callListeners(error.reason);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function makeCall(
  address: string,
  init: RequestInit & { headers: Record<string, string> },
  { requestId, traceparent }: ReturnType<typeof newTrace>,
): Promise<unknown> {
  const { auth } = await openFirebase();
  const user = auth.currentUser;
  if (!user) throw new SessionEndedError('signed-out');
  const send = (token: string) => {
    const headers = { ...init.headers, traceparent, Authorization: `Bearer ${token}` };
    return fetch(address, { ...init, headers }).catch((cause: unknown) => {
      throw new TemporaryError(withRequestId('The server does not answer.', requestId), { cause });
    });
  };
  let response = await send(await idTokenOf(user));
  // The clock of the device may be wrong, or the token was revoked: a new token tells which.
  if (response.status === 401) response = await send(await idTokenOf(user, true));
  if (!response.ok) throw await errorOf(response, requestId);
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body = isJson ? response.json() : response.text();
  return body.catch((cause: unknown) => {
    throw new TemporaryError(withRequestId('The answer was cut off.', requestId), { cause });
  });
}

function requestOf(
  name: ApiCallName,
  { params = {}, query = {}, body, ifMatch }: AnyOptions = {},
): [address: string, init: RequestInit & { headers: Record<string, string> }] {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, param) => encodeURIComponent(String(params[param])));
  const pairs = Object.entries(query).flatMap(([key, values]) =>
    [values ?? []].flat().map((value) => [key, value]),
  );
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  const headers: Record<string, string> = {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
  };
  const sent = body !== undefined && { body: JSON.stringify(body) };
  return [filled + search, { method, headers, ...sent }];
}
