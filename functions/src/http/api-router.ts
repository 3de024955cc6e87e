import {
  API_CALLS,
  type ApiCall,
  type ApiCallName,
  type ApiResponse,
  BODY_MAX_BYTES,
  type PlainForm,
} from '@theni/contract';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { ZodType } from 'zod';
import { type Guard, type Identity, identify, isAdmin } from './identity.ts';
import { limitBody } from './limit-body.ts';
import { parse, parseQuery } from './parse.ts';
import { HttpProblem, toProblem } from './problem.ts';

type Part<Call, Name extends string> = Call extends Record<Name, ZodType<infer T>> ? T : undefined;

/** What a handler gets of a call that may be made: who asks, and what the schemas made of it. */
export interface CallInput<Name extends ApiCallName> {
  request: Request;
  response: Response<ApiResponse<Name>>;
  identity: (typeof API_CALLS)[Name] extends { who: 'anyone' } ? undefined : Identity;
  query: Part<(typeof API_CALLS)[Name], 'query'>;
  body: Part<(typeof API_CALLS)[Name], 'body'>;
}

export type CallHandlers = { [Name in ApiCallName]: (input: CallInput<Name>) => unknown };

/** Answers calls of the contract: lets in who may, checks query and body, refuses other methods. */
export function createApiRouter(guard: Guard, handlers: Partial<CallHandlers>): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, names] of Map.groupBy(Object.keys(handlers), pathOf)) {
    const calls = names.map((name) => API_CALLS[name as ApiCallName] as ApiCall);
    const { maxBytes = BODY_MAX_BYTES } = calls.find((call) => call.maxBytes) ?? {};
    const route = router.route(path).all(limitBody({ maxBytes }));
    for (const name of names) route[methodOf(name)](apiRoute(guard, name, handlers));
    route.all(refuseMethod(names));
    const { form } = calls.find((call) => call.form) ?? {};
    if (form) route.all(redirectFormErrors(form));
  }
  return router;
}

const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1);
const methodOf = (name: string) =>
  name.slice(0, name.indexOf(' ')).toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';

function apiRoute(guard: Guard, name: string, handlers: Partial<CallHandlers>) {
  const call: ApiCall = API_CALLS[name as ApiCallName];
  // The handlers' type holds that each fits its call.
  const handle = handlers[name as ApiCallName] as (input: object) => unknown;
  return async (request: Request, response: Response): Promise<void> => {
    const identity = await authorize(guard, call, request);
    const query = call.query && parseQuery(call.query, request);
    const body = call.body && parse(call.body, bodyOf(call, request));
    await handle({ request, response, identity, query, body });
  };
}

/** @throws {HttpProblem} 401 without a valid ID token, 403 for another account than the admin's */
async function authorize(guard: Guard, { who }: ApiCall, request: Request) {
  if (who === 'anyone') return undefined;
  const identity = await identify(guard, request);
  if (who === 'the admin' && !isAdmin(guard, identity))
    throw new HttpProblem(403, 'This account may not do that.');
  return identity;
}

function bodyOf({ form }: ApiCall, request: Request): unknown {
  return form && isPlainForm(request) ? form.read(request.body) : request.body;
}

export function isPlainForm(request: Request): boolean {
  return request.is('application/x-www-form-urlencoded') !== false && request.method === 'POST';
}

/** For a path that exists, asked in a way that it does not know. */
function refuseMethod(names: string[]) {
  const methods = names.map((name) => methodOf(name).toUpperCase());
  const Allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
  return (request: Request): never => {
    throw new HttpProblem(405, `${request.path} does not take ${request.method}.`, {
      headers: { Allow: Allow.join(', ') },
    });
  };
}

/** A visitor without JavaScript sees a page and no problem document. */
function redirectFormErrors({ failedPage }: PlainForm) {
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (!isPlainForm(request)) {
      next(error);
      return;
    }
    // Logs what is the server's own fault.
    toProblem(error);
    response.redirect(303, failedPage(request.body));
  };
}
