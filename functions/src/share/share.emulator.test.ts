import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyGallery, posted, type RunningApi, startApi } from '../testing/running-api.ts';

const SITE = process.env.SITE_URL;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await emptyGallery(api);
});
afterAll(() => api.stop());

test('a shared link shows its project to a chat, and may be kept for five minutes', async () => {
  const { _id } = await posted(api, { Location: '"Theni" <b>' });
  const answer = await fetch(`${SITE}/share/${_id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300, s-maxage=300');
  const page = await answer.text();
  expect(page).toContain('content="Road Work, &quot;Theni&quot; &lt;b&gt;"');
  const [, picture = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(picture.replaceAll('&amp;', '&'))).status).toBe(200);
});

test('a link to nothing, to a hidden item or to nonsense is the not-found page, which nobody keeps', async () => {
  const hidden = await posted(api);
  await api.admin.ask('PATCH', `/file/${hidden._id}`, { Hidden: true });
  for (const id of [randomUUID(), hidden._id, 'x', '%3Cscript%3E', 'a/b']) {
    const answer = await fetch(`${SITE}/share/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('Oops!.. Page Not Found..');
    expect(page).not.toContain('<script');
  }
});
