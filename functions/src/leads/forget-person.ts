import type { ForgottenResponse, knownPerson } from '@theni/contract';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { personsOf } from './stored-lead.ts';

/** Takes a person out of plots and messages for good. Begun and not finished, the same again finishes it. */
export async function forgetPerson(
  { leads, plots }: Pick<Dependencies, 'leads' | 'plots'>,
  { Phone, Email }: z.infer<typeof knownPerson>,
): Promise<ForgottenResponse> {
  const persons = personsOf({ ...(Phone && { Phone }), ...(Email && { Email }) });
  const ids = persons.length > 0 ? await leads.idsOf(persons) : [];
  // The messages last: only they tell which plots name the person.
  const Plots = await plots.forgetMessages(ids);
  await leads.removeAll(ids);
  return { Messages: ids.length, Plots };
}
