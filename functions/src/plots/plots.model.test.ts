import { foldedPlotNumber, isSamePlotNumber, PLOT_STATES, plotPath } from '@theni/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samplePlotId } from '../../../config/sample-plan.ts';
import { layoutApi, SLUG } from '../../test/layout-api.ts';
import { sampleFacts } from '../../test/samples.ts';
import { emptyCollections, sharedTestApi } from '../../test/test-api.ts';
import { COLLECTIONS } from '../stores.ts';
import { type PlotsDocument, plotsCollection, statusesIn } from './plots-document.ts';

const api = await sharedTestApi();
const { change, create, draft, get, makePublic, patch, setPlots } = layoutApi(api);

/** Few, so that they meet. '1' and '01' are one number. */
const number = fc.constantFrom('1', '01', '2', 'B-2');
const id = fc.constantFrom('1', '2', '3').map(samplePlotId);
const state = fc.constantFrom(...PLOT_STATES);

const step = fc.oneof(
  fc.record({ put: id, number }),
  fc.record({ drop: id }),
  fc.record({ number, state }),
  fc.constant({ publish: true }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function perform(step: Step): Promise<unknown> {
  if ('put' in step) return change({ [plotPath(step.put)]: sampleFacts({ number: step.number }) });
  if ('drop' in step) return change({ [plotPath(step.drop)]: null });
  if ('state' in step) return changeStatus(step.number, step.state);
  return makePublic();
}

async function changeStatus(number: string, state: string): Promise<unknown> {
  const named = (await get()).statuses.find((plot) => isSamePlotNumber(plot.number, number));
  const heldUntil = state === 'held' && { heldUntil: '2099-01-01T00:00:00Z' };
  return patch(number, { state, ...heldUntil }, named?.revision ?? 'none');
}

async function requirePromises() {
  const { plots } = await draft();
  const { statuses, publishedVersion } = await get();
  expect(new Set(plots.map((plot) => foldedPlotNumber(plot.number))).size).toBe(plots.length);
  const { takenPlots } = await storedStatuses();
  for (const { id, number } of takenPlots) {
    const drafted = plots.find((plot) => plot.id === id);
    expect(drafted && isSamePlotNumber(drafted.number, number)).toBe(true);
  }
  if (publishedVersion === null) return;
  const shown = await (await fetch(`${api.url}/api/layouts/${SLUG}/plots`)).json();
  for (const { number, state } of shown)
    if (
      statuses.some((plot) => isSamePlotNumber(plot.number, number) && plot.state !== 'available')
    )
      expect([number, state]).not.toEqual([number, 'available']);
}

/** Reads the statuses as they are stored, whatever the draft says of their plots. */
async function storedStatuses() {
  const record = await plotsCollection(api.firestore).doc(SLUG).get();
  return statusesIn(record.data() as PlotsDocument, new Date());
}

test('whatever two people do at once, a plot that somebody has is in the draft under its number, and available to no visitor', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, step), { minLength: 4, maxLength: 8 }),
      async (pairs) => {
        await emptyCollections(api.firestore, COLLECTIONS);
        await create();
        await setPlots([{ number: '1' }, { number: '2' }]);
        await makePublic();
        for (const pair of pairs) {
          await Promise.all(pair.map(perform));
          await requirePromises();
        }
      },
    ),
    { numRuns: 12 },
  );
});
