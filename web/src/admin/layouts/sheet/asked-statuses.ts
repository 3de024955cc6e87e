import type { PlotStatus } from '@theni/contract';
import { z } from 'zod';
import { statusOf } from '../layout-queries.ts';
import type { SheetStatus } from './read-sheet.ts';

const KEY_PREFIX = 'statuses to set ';
export const statusesKey = (slug: string) => KEY_PREFIX + slug;
export const sheetStatuses = z.array(
  z.object({ number: z.string(), state: z.enum(['held', 'booked', 'sold']) }),
);

/** Those that are not set yet; a plot that is gone, or not saved yet, has no status. */
export function notSetYet(asked: SheetStatus[], statuses: PlotStatus[]): SheetStatus[] {
  return asked.filter(({ number, state }) => {
    const status = statusOf(statuses, number);
    return status && status.state !== state;
  });
}
