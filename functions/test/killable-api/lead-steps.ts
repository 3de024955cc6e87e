import { randomUUID } from 'node:crypto';
import { STAGES } from '@theni/contract';
import fc from 'fast-check';
import { samplePost } from '../samples.ts';
import { chooseLead, type Step } from './step.ts';

export const sendMessage = fc.constant(undefined).map((): Step => {
  const id = randomUUID();
  const address = id
    .slice(0, 4)
    .match(/../g)
    ?.map((hex) => Number.parseInt(hex, 16));
  const headers = { 'X-Forwarded-For': `49.37.${address?.join('.')}` };
  return {
    name: `send the message ${id}`,
    events: 5,
    act: async (ask) => [
      await ask('POST', '/email', { body: samplePost({ id, message: id }), headers }),
    ],
    outcomes: (world) => [{ ...world, leads: { ...world.leads, [id]: 'new' } }],
  };
});

export const setStage = fc.tuple(fc.constantFrom(...STAGES), fc.nat(50)).map(
  ([stage, choice]): Step => ({
    name: `set a lead to ${stage}`,
    events: 7,
    act: async (ask, world) => {
      const lead = chooseLead(choice, world);
      return lead ? [await ask('PATCH', `/messages/${lead}`, { body: { stage } })] : [];
    },
    outcomes: (world) => {
      const lead = chooseLead(choice, world);
      return [lead ? { ...world, leads: { ...world.leads, [lead]: stage } } : world];
    },
  }),
);
