import type { ForgottenResponse, forgottenPerson } from '@theni/contract';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { personsOf } from './message-store.ts';

/** Takes a person out of plots and messages for good. Begun and not finished, the same again finishes it. */
export async function forgetPerson(
  { messages, plots }: Pick<Dependencies, 'messages' | 'plots'>,
  { Phone, Email }: z.infer<typeof forgottenPerson>,
): Promise<ForgottenResponse> {
  const ids = await messages.idsOf(personsOf({ ...(Phone && { Phone }), ...(Email && { Email }) }));
  // The messages last: only they tell which plots name the person.
  const Plots = await plots.forgetMessages(ids);
  await messages.removeAll(ids);
  return { Messages: ids.length, Plots };
}
