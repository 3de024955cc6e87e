import fc from 'fast-check';
import { sendMessage, setStage } from './lead-steps.ts';
import { deletePhoto, postPhoto } from './photo-steps.ts';
import { addOrDropPlot, bookAndDrop, bookPlot, bookTwice, freePlot } from './plot-steps.ts';
import type { Step } from './step.ts';
import { saveHeadline, saveLayoutName } from './text-steps.ts';

const runJobs = fc.constant<Step>({
  name: 'run the jobs',
  events: 30,
  act: async (ask) => [await ask('POST', '/jobs')],
  outcomes: (world) => [world],
});

export const publish: Step = {
  name: 'publish',
  events: 120,
  act: async (ask) => [await ask('POST', '/content/publish')],
  outcomes: (world) => [{ ...world, live: world.draft }],
};

/** Some are likelier: more can go wrong in them. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  saveHeadline,
  saveLayoutName,
  addOrDropPlot,
  bookPlot,
  freePlot,
  bookTwice,
  bookAndDrop,
  setStage,
  deletePhoto,
  runJobs,
  { weight: 2, arbitrary: sendMessage },
  { weight: 2, arbitrary: postPhoto },
  { weight: 2, arbitrary: fc.constant(publish) },
);
