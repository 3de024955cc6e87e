import { expect, test } from 'vitest';
import * as config from '../../../config/current-config.ts';
import { samplePost } from '../../test/samples.ts';
import { sharedTestApi, startTestApi } from '../../test/test-api.ts';

const api = await sharedTestApi({ mailer: undefined });
const FRIEND = 'https://friend.example';

const form = new URLSearchParams({ ...samplePost().formData, services: '' });

function postForm(url: string, from: string): Promise<Response> {
  return fetch(`${url}/api/email`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': from },
    body: form,
    redirect: 'manual',
  });
}

test('no page of another site sends a message in the name of its visitors', async () => {
  const from = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  for (const refused of [
    await api.send(samplePost(), from),
    await postForm(api.url, 'cross-site'),
  ]) {
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toBe(
      'Please write to us on our own site, by telephone or by WhatsApp.',
    );
  }
  expect(await api.stored()).toEqual(new Map());
});

test.each(['same-origin', 'same-site', 'none'])(
  'a message of our own pages is taken (%s)',
  async (from) => {
    expect((await api.send(samplePost(), { 'Sec-Fetch-Site': from })).status).toBe(202);
    expect((await postForm(api.url, from)).status).toBe(303);
  },
);

test('anybody may read what is public from another site', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await fetch(`${api.url}/api/file`, { headers })).status).toBe(200);
});

test('a site that the configuration names may send messages', async () => {
  const friendly = await startTestApi({
    mailer: undefined,
    config: { ...config, api: { ...config.api, allowedOrigins: [FRIEND] } },
  });
  const from = { 'Sec-Fetch-Site': 'cross-site', Origin: FRIEND };
  expect((await friendly.send(samplePost(), from)).status).toBe(202);
  await friendly.stop();
});
