import { HttpProblem } from '../http/problem.ts';
import type { ObjectPath } from './object-path.ts';

/** The stored bytes can never become an item, whatever a post says of them: they are deleted. */
export class RefusedFile extends HttpProblem {
  override name = 'RefusedFile';
  readonly object: ObjectPath;

  constructor(object: ObjectPath, detail: string, options: ErrorOptions = {}) {
    super(422, detail, options);
    this.object = object;
  }
}
