import { randomUUID } from 'node:crypto';
import { fileUrlOf, type ObjectPath, parseFileUrl } from '../src/storage/object-path.ts';
import { type ListedObject, MissingObject } from '../src/storage/object-store.ts';
import { fakeStore } from './fake-dependencies.ts';

const BUCKET = { origin: 'https://firebasestorage.googleapis.com', name: 'x' };

/** The project's bucket in memory. */
export function memoryBucket() {
  const stored = new Map<string, { bytes: Buffer; type: string; updated: Date }>();
  const found = ({ path }: ObjectPath) => {
    const file = stored.get(path);
    if (!file) throw new MissingObject(path);
    return file;
  };
  const objects = fakeStore('objects', {
    objects: {
      locate: (url) => parseFileUrl(url, BUCKET),
      urlOf: (object) => fileUrlOf(object, BUCKET),
      sizeOf: async (object) => found(object).bytes.length,
      readAll: async (object) => found(object).bytes,
      write: async ({ path }, bytes, type) => {
        stored.set(path, { bytes, type, updated: new Date() });
      },
      delete: async ({ path }) => {
        stored.delete(path);
      },
      deleteAll: async (id) => {
        const paths = [...stored.keys()].filter((path) => path.startsWith(`file/${id}/`));
        for (const path of paths) stored.delete(path);
        return paths.length;
      },
      async *everything() {
        const ids = Map.groupBy(stored, ([path]) => path.split('/')[1] ?? '');
        for (const [id, files] of ids)
          yield files.map(([path, { updated }]): ListedObject => ({ id, path, updated }));
      },
    },
  });
  /** As the admin's browser writes it. */
  function upload(bytes: Buffer, name = 'IMG_2024.jpg', id: string = randomUUID()): ObjectPath {
    const object = { id, path: `file/${id}/${name}` };
    stored.set(object.path, { bytes, type: 'image/jpeg', updated: new Date() });
    return object;
  }
  const at = (url = '') => found(objects.locate(url) ?? { id: '', path: url });
  return { objects, stored, upload, at };
}
