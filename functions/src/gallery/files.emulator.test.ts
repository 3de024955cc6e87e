import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { apiForTests, emptyGallery, photo, posted, uploadedVideo } from '../../test/running-api.ts';

const api = await apiForTests();
await emptyGallery(api);

test('what the admin uploads is served by Storage as long as it is in the gallery', async () => {
  const [item, video] = [await posted(api), await posted(api, await uploadedVideo(api))];
  for (const { FileUrl, Size, FileType } of [item, video]) {
    const file = await fetch(FileUrl);
    expect((await file.bytes()).byteLength).toBe(Size);
    expect(file.headers.get('Content-Type')).toBe(FileType);
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  }
  const items: Item[] = await (await api.visitor.request('GET', '/file')).json();
  expect(items).toEqual([video, item]);
  await api.admin.upload(item._id, 'beside.jpg', await photo(), 'image/jpeg');
  expect((await api.admin.request('DELETE', `/file/${item._id}`)).status).toBe(204);
  expect((await fetch(item.FileUrl)).status).toBe(404);
  expect(await api.dependencies.objects.deleteAll(item._id)).toBe(0);
});
