import { z } from 'zod';
import { englishPath } from './pages.ts';

const PATH_MAX_LENGTH = 100;

/** A page of the site by its English path: the Tamil one is the same page. */
export const pagePath = z
  .string()
  .max(PATH_MAX_LENGTH)
  .regex(/^\/[a-z0-9/-]*$/, 'must be the path of a page')
  .transform((path) => englishPath(path.replace(/\/+$/, '')));
