import { STATUS_CODES } from 'node:http';
import type { Problem } from '@theni/contract';
import type { NextFunction, Request, Response } from 'express';
import { error as logError, warn } from 'firebase-functions/logger';

type FieldErrors = NonNullable<Problem['errors']>;

interface ProblemOptions extends ErrorOptions {
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/** A response other than success, thrown from anywhere. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail: string,
    { errors, headers = {}, ...options }: ProblemOptions = {},
  ) {
    super(detail, options);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

export function invalidRequest(errors: FieldErrors): HttpProblem {
  return new HttpProblem(400, 'The request is not valid.', { errors });
}

/** @param what the owner's word for it */
export function notFound(what: 'lead' | 'layout' | 'photo' | 'plot'): HttpProblem {
  return new HttpProblem(404, `This ${what} no longer exists. Reload the page.`);
}

export function unknownPath(request: Request): never {
  throw new HttpProblem(404, `There is no ${request.path} in this API.`);
}

export function sendProblems(
  error: unknown,
  _request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const { status, message, errors, headers } = logAndConvert(error);
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    ...(errors && { errors }),
  };
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', ...headers })
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** The problem that an error stands for; a fault of the server's own is logged. */
export function logAndConvert(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { status, expose, message } = error as {
    status?: number;
    expose?: boolean;
    message: string;
  };
  // What Express's parsers throw over a bad request is worded for the client. Others have a `status`
  // as well: that of an answer of Google's is not ours.
  if (status && expose) return new HttpProblem(status, message);
  // Express throws it over an address such as /api/file/%ff.
  if (error instanceof URIError) return new HttpProblem(400, message);
  if (isUnavailable(error)) return serviceUnavailable(error);
  logError('request failed', error);
  return new HttpProblem(500, 'Something went wrong on the server. Please try again.');
}

/** @param cause what the service or the network said */
export function serviceUnavailable(cause?: unknown): HttpProblem {
  // No error, because a crowd of visitors can bring it about, and errors alarm the engineer. When a
  // service is away for longer, the job of every minute alarms.
  if (cause !== undefined) warn('a service is busy or away', cause);
  return new HttpProblem(
    503,
    'The server is not answering just now. Please try again in a minute.',
    {
      headers: { 'Retry-After': '5' },
    },
  );
}

/** Whether Firestore, or the network, may do it in a moment. Other services say it themselves. */
export function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return [...NETWORK_CODES, ...Object.values(GRPC_CODES)].some((known) => known === code);
}

/** Whether a service of Google's that answers so may do it in a moment. */
export function isTemporaryStatus(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Codes of Node, and of firebase-admin where it has had no answer. */
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'app/network-error',
  'app/network-timeout',
];

/** Firestore's errors have codes of gRPC: https://grpc.io/docs/guides/status-codes/. */
const GRPC_CODES = { deadlineExceeded: 4, resourceExhausted: 8, aborted: 10, unavailable: 14 };

/** @throws {HttpProblem} 503 when `action` takes longer than `limitMs` */
export async function withTimeout<T>(action: Promise<T>, limitMs: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // Not `AbortSignal.timeout`: nothing here can be aborted, and its timer would outlive the action.
  const timer = setTimeout(() => reject(serviceUnavailable()), limitMs);
  // Without a handler, a rejection after the timeout would end the process.
  action.catch(() => {});
  try {
    return await Promise.race([action, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
