import type { RequestHandler } from 'express';
import { info } from 'firebase-functions/logger';

/** One structured line a request. Route patterns and not addresses: nothing personal is in them. */
export function logRequests({ now = () => performance.now() } = {}): RequestHandler {
  return function log(request, response, next) {
    const started = now();
    response.once('finish', () => {
      info('request', {
        method: request.method,
        route: request.route ? request.baseUrl + request.route.path : 'none',
        status: response.statusCode,
        milliseconds: Math.round(now() - started),
      });
    });
    next();
  };
}
