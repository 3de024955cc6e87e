import type { ForgottenResponse, knownPerson } from '@theni/contract';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { personsOf } from './persons.ts';

type Person = z.infer<typeof knownPerson>;
type Stores = Pick<Dependencies, 'messages' | 'plots'>;

/** Takes a person out of plots and messages for good. Begun and not finished, the same again finishes it. */
export async function forgetPerson(
  { messages, plots }: Stores,
  person: Person,
): Promise<ForgottenResponse> {
  const ids = await idsOf(messages, person);
  // The messages last: only they tell which plots name the person.
  const Plots = await plots.forgetMessages(ids);
  await messages.removeAll(ids);
  return { Messages: ids.length, Plots };
}

function idsOf(messages: Stores['messages'], { Phone, Email }: Person): Promise<string[]> {
  return messages.idsOf(personsOf({ ...(Phone && { Phone }), ...(Email && { Email }) }));
}
