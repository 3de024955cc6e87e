import type { Dependencies } from '../dependencies.ts';
import { isRinging } from '../push/browser-store.ts';

/** Tells in a mail when no browser rings any more. A fault of the database holds up no mail. */
export async function ringingNotes({
  browsers,
}: Pick<Dependencies, 'browsers'>): Promise<string[]> {
  const all = await browsers.all().catch(() => []);
  if (all.length === 0 || all.some(isRinging)) return [];
  return [
    'No phone or computer rings for new leads any more. Open “Leads” on each of them and turn it on again',
  ];
}
