import { randomUUID } from 'node:crypto';
import { STAGES } from '@theni/contract';
import fc from 'fast-check';
import { LAYOUT_PATH } from '../layout-api.ts';
import { samplePost } from '../samples.ts';
import { addOrDropPlot, bookAndDrop, bookPlot, bookTwice, freePlot } from './plot-steps.ts';
import { chooseLead, HEADLINE, type Step, withDraft } from './world.ts';

const saveHeadline = fc.nat(9999).map((tag): Step => {
  const headline = `Headline ${tag}`;
  const changes = { [HEADLINE]: { en: headline, ta: 'தலைப்பு' } };
  return {
    name: `save ${headline}`,
    events: 12,
    act: async (ask) => [await ask('PATCH', '/content', { body: { changes } })],
    outcomes: (world) => [withDraft(world, { headline })],
  };
});

const saveLayoutName = fc.nat(9999).map((tag): Step => {
  const layoutName = `Garden ${tag}`;
  const changes = { name: { en: layoutName, ta: 'தோட்டம்' } };
  return {
    name: `name the layout ${layoutName}`,
    events: 12,
    act: async (ask) => [await ask('PATCH', LAYOUT_PATH, { body: { changes } })],
    outcomes: (world) => [withDraft(world, { layoutName })],
  };
});

const postPhoto = fc.constant(undefined).map((): Step => {
  const id = randomUUID();
  return {
    name: `post the photo ${id}`,
    events: 23,
    act: async (ask, _world, upload) => [await ask('POST', '/file', { body: await upload(id) })],
    outcomes: (world) => [{ ...world, photos: [id, ...world.photos] }],
  };
});

const deletePhoto = fc.nat(50).map(
  (choice): Step => ({
    name: 'delete a photo',
    events: 14,
    act: async (ask, { photos }) => {
      const id = photos[choice % photos.length];
      return id ? [await ask('DELETE', `/file/${id}`)] : [];
    },
    outcomes: (world) => {
      const gone = world.photos[choice % world.photos.length];
      return [{ ...world, photos: world.photos.filter((id) => id !== gone) }];
    },
  }),
);

const sendMessage = fc.constant(undefined).map((): Step => {
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

const setStage = fc.tuple(fc.constantFrom(...STAGES), fc.nat(50)).map(
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
