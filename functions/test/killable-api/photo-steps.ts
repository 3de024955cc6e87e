import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Step } from './step.ts';

export const postPhoto = fc.constant(undefined).map((): Step => {
  const id = randomUUID();
  return {
    name: `post the photo ${id}`,
    events: 23,
    act: async (ask, _world, upload) => [await ask('POST', '/file', { body: await upload(id) })],
    outcomes: (world) => [{ ...world, photos: [id, ...world.photos] }],
  };
});

export const deletePhoto = fc.nat(50).map(
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
