import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Of requests whose headers `own-body.ts` has hidden from the platform. */
export const originalHeaders = new WeakMap<IncomingMessage, IncomingMessage['headers']>();

export const restoreHeaders: RequestHandler = (request, _response, next) => {
  Object.assign(request.headers, originalHeaders.get(request));
  next();
};
