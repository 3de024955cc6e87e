import type { PlotStatus } from '@theni/contract';
import { isSamePlotNumber } from '@theni/contract/plots';
import { z } from 'zod';
import { layoutAddress } from '../../addresses.ts';
import { call } from '../../api/call.ts';
import { parseStored, storage, useStored } from '../../storage.ts';
import type { ListedLink } from '../../ui/links.tsx';
import { statusOf } from '../layout-queries.ts';
import type { SheetStatus } from './read-sheet.ts';

const KEY_PREFIX = 'statuses to set ';
const listedStatuses = z.array(
  z.object({ number: z.string(), state: z.enum(['held', 'booked', 'sold']) }),
);

/**
 * Which plots the owner's pasted list calls taken. They lie on the device until he has set their
 * status or left it as it is, and nothing is published meanwhile.
 */
export function useListedStatuses(slug: string) {
  const [listed, setListed] = useStored(KEY_PREFIX + slug, listedStatuses, []);
  /** Those of an earlier list may still wait. */
  function add(found: SheetStatus[]): void {
    const isFound = ({ number }: SheetStatus) =>
      found.some((one) => isSamePlotNumber(one.number, number));
    setListed([...listed.filter((one) => !isFound(one)), ...found]);
  }
  return { listed, setListed, add };
}

/** Those that are not set yet; a plot that is gone, or not saved yet, has no status. */
export function notSetYet(listed: SheetStatus[], statuses: PlotStatus[]): SheetStatus[] {
  return listed.filter(({ number, state }) => {
    const status = statusOf(statuses, number);
    return status && status.state !== state;
  });
}

/** Links to the layouts of which a pasted list calls plots taken that are not set yet. */
export async function listedStatusLinks(): Promise<ListedLink[]> {
  if (!storage.keys().some((key) => key.startsWith(KEY_PREFIX))) return [];
  return (await call('GET /api/admin/layouts')).flatMap(({ slug, name, statuses }) => {
    const listed = listedStatuses.safeParse(parseStored(storage.get(KEY_PREFIX + slug))).data;
    const { length } = notSetYet(listed ?? [], statuses);
    if (length === 0) return [];
    const status = `Plots of your list that are sold, booked or held: ${length}`;
    return [{ to: layoutAddress(slug, 'plots'), name: status, note: name.en || slug }];
  });
}
