import { parse as parseParameters } from 'node:querystring';
import { promisify } from 'node:util';
import {
  API_CALLS,
  type ApiCall,
  type ApiCallName,
  type ApiResponse,
  BODY_MAX_BYTES,
  cleanText,
  type PlainForm,
  valueIssuesOf,
} from '@theni/contract';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { ZodType } from 'zod';
import { type AdminCheck, type Identity, identify, isAdmin } from './identity.ts';
import { HttpProblem, invalidRequest, logAndConvert, unknownPath, withTimeout } from './problem.ts';

/**
 * After this time a call is answered with 503, whatever it waits for, the check of who asks and its
 * body too: Hosting waits for 60 s, and Google's libraries would try again for minutes. After its
 * answer an instance may get no processor any more, so nothing counts on the rest being done.
 */
const DEADLINE_MS = 50_000;

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

/**
 * Answers calls of the contract: lets in who may, reads the body, checks query and body, refuses
 * other methods. A stranger's body is not read where only the admin may ask.
 */
export function createApiRouter(dependencies: AdminCheck, handlers: Partial<CallHandlers>): Router {
  const router = Router({ caseSensitive: true });
  const calls: Record<ApiCallName, ApiCall> = API_CALLS;
  for (const [path, names] of Map.groupBy(Object.keys(handlers) as ApiCallName[], pathOf)) {
    const route = router.route(path);
    for (const name of names) {
      const call = calls[name];
      // The type of `CallHandlers` holds that this handler takes what the schemas of `call` make.
      const handle = handlers[name] as (input: object) => unknown;
      route[methodOf(name)](answer(dependencies, call, handle));
    }
    route.all(refuseMethod(names));
    const [form] = names.flatMap((name) => calls[name].form ?? []);
    if (form) route.all(redirectFormErrors(form));
  }
  return router;
}

const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1);
const methodOf = (name: string) =>
  name.slice(0, name.indexOf(' ')).toLowerCase() as 'get' | 'post' | 'patch' | 'delete';

function answer(
  adminCheck: AdminCheck,
  call: ApiCall,
  handle: (input: object) => unknown,
): RequestHandler {
  const readBody = promisify(bodyReader(call));
  async function answerInTime(request: Request, response: Response): Promise<void> {
    const identity = await authorize(adminCheck, call, request);
    await readBody(request, response);
    const query = call.query && parseQuery(call.query, call, request);
    const body = call.body && parse(call.body, bodyOf(call, request));
    await handle({ request, response, identity, query, body });
  }
  return async (request, response) => {
    const answered = answerInTime(request, response);
    await (call.hasOwnDeadline ? answered : withTimeout(answered, DEADLINE_MS));
  };
}

/** @throws {HttpProblem} 401 without a valid ID token, 403 for another account than the admin's */
async function authorize(
  adminCheck: AdminCheck,
  { who }: ApiCall,
  request: Request,
): Promise<Identity | undefined> {
  if (who === 'anyone') return undefined;
  const identity = await identify(adminCheck, request);
  if (who === 'the admin' && !isAdmin(adminCheck, identity))
    throw new HttpProblem(403, 'This account may not do that.');
  return identity;
}

function bodyOf({ form }: ApiCall, request: Request): unknown {
  return form && isPlainForm(request) ? form.read(request.body) : request.body;
}

export function isPlainForm(request: Request): boolean {
  return request.method === 'POST' && Boolean(request.is('application/x-www-form-urlencoded'));
}

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
    const { errors = [] } = logAndConvert(error);
    const wrong = errors.map(({ path }) => path);
    response.redirect(303, failedPage(request.body, wrong));
  };
}

/**
 * Reads a JSON or form body. One that is larger than the call takes is answered with 413, one that
 * is not in UTF-8 with 415 (RFC 8259, 8.1).
 */
function bodyReader({ maxBytes = BODY_MAX_BYTES }: ApiCall): RequestHandler {
  const limits = { limit: maxBytes, verify: requireUtf8 };
  const readJson = express.json(limits);
  const readForm = express.urlencoded({ ...limits, extended: false });
  return function read(request: Request, response: Response, next: NextFunction) {
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (bytes > maxBytes) throw new HttpProblem(413, `The body is larger than ${maxBytes} bytes.`);
    readJson(request, response, (error) => {
      if (error) next(error);
      else readForm(request, response, next);
    });
  };
}

function requireUtf8(_request: unknown, _response: unknown, _body: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw new HttpProblem(415, 'The body must be in UTF-8.');
}

/** Control characters go. @throws {HttpProblem} 400 that names each wrong field */
function parse<T>(schema: ZodType<T>, input: unknown): T {
  const { cleaned } = withCleanTexts({ cleaned: input });
  const result = schema.safeParse(cleaned);
  if (result.success) return result.data;
  throw invalidRequest(valueIssuesOf(result.error));
}

/** Changes the tree itself. Without recursion, because a hostile one is deep. */
function withCleanTexts<Tree extends object>(tree: Tree): Tree {
  const queue: Record<string, unknown>[] = [tree as Record<string, unknown>];
  for (const node of queue) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') node[key] = cleanText(value);
      else if (typeof value === 'object' && value !== null) queue.push(value as typeof node);
    }
  }
  return tree;
}

/**
 * The query from the address itself: the functions framework leaves `__proto__` out of
 * `request.query`. Empty parameters are refused. Strangers get one spelling answered, without what
 * `cleanText` would take out: the CDN keeps each one apart, and endless ones would each come here.
 */
function parseQuery<T>(schema: ZodType<T>, { who }: ApiCall, request: Request): T {
  const [path = '', query] = request.url.split(/\?(.*)/s);
  if (query?.split('&').includes('')) throw new HttpProblem(400, 'A parameter is empty.');
  const parameters = parseParameters(query ?? '');
  const texts = Object.entries(parameters).flat(2);
  const isCached = who === 'anyone';
  if (isCached && path.includes('%')) unknownPath(request);
  if (isCached && !isSpeltAsByForms(query ?? ''))
    throw new HttpProblem(400, 'The address must be spelt as a form spells it.');
  if (isCached && texts.some((text) => text !== undefined && text !== cleanText(text)))
    throw new HttpProblem(400, 'A parameter has a character that nobody sees.');
  return parse(schema, parameters);
}

/** https://url.spec.whatwg.org/#urlencoded-serializing; other programs write a blank as %20. */
function isSpeltAsByForms(query: string): boolean {
  return query.replaceAll('%20', '+') === String(new URLSearchParams(query));
}
