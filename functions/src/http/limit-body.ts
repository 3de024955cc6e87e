import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { HttpProblem } from './problem.ts';

/** Reads a JSON or form body of at most `maxBytes`; a larger one is answered with 413. */
export function limitBody({ maxBytes }: { maxBytes: number }): RequestHandler {
  const readJson = express.json({ limit: maxBytes });
  const readForm = express.urlencoded({ limit: maxBytes, extended: false });
  return function limit(request: Request, response: Response, next: NextFunction) {
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (bytes > maxBytes) throw new HttpProblem(413, `The body is larger than ${maxBytes} bytes.`);
    readJson(request, response, (error) => {
      if (error) next(error);
      else readForm(request, response, next);
    });
  };
}
