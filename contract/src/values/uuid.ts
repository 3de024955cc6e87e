import { z } from 'zod';

/** The id of an item, a content file, a plot or a release: a random UUID (RFC 9562, 5.4). */
export const uuid = z.uuid({ version: 'v4' }).lowercase();
