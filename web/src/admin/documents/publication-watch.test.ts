import type { ContentResponse, Publication } from '@theni/contract';
import { expect, test } from 'vitest';
import { PublicationWatch } from './publication-watch.ts';

const EARLIER = '2026-11-22T10:00:00.000Z';
const THIS_ONE = '2026-11-22T11:00:00.000Z';

function respond(
  PublishedVersion: number,
  StartedAt: string,
  Result: Publication['Result'],
  Message: string | null = null,
): ContentResponse {
  const Publication = {
    ...{ Id: '', Step: 'done' as const, Done: 0, Of: 0 },
    ...{ Result, Message, StartedAt },
  };
  const published = { Published: {}, PublishedVersion, PublishedAt: '', PublishedLayouts: [] };
  return { Content: {}, Version: 9, ...published, Publication };
}

const earlier = respond(7, EARLIER, 'published');
const watched = () => new PublicationWatch({ after: EARLIER, version: 9 });
const published = { result: 'published', message: '' };

test('the success of an earlier publication is not taken for the one that lost its response', () => {
  expect(watched().judge(earlier)).toBeUndefined();
});

test('a server that begins late is waited for', () => {
  const watch = watched();
  for (let requested = 0; requested < 15; requested += 1)
    expect(watch.judge(earlier)).toBeUndefined();
  expect(watch.judge(respond(7, THIS_ONE, 'running'))).toBeUndefined();
  expect(watch.judge(respond(9, THIS_ONE, 'published'))).toEqual(published);
});

test('a publication that never begins is given up in the end', () => {
  const watch = watched();
  const verdicts = Array.from({ length: 20 }, () => watch.judge(earlier));
  expect(verdicts.at(-1)).toEqual({ result: 'failed', message: '' });
});

test('what another tab has published meanwhile is not these words', () => {
  expect(watched().judge(respond(8, THIS_ONE, 'published'))).toBeUndefined();
});

test('the same words published again, for a layout that became ready, are a success', () => {
  const watch = new PublicationWatch({ after: EARLIER, version: 7 });
  expect(watch.judge(respond(7, THIS_ONE, 'published'))).toEqual(published);
});

test('one of which nobody can say whether it is live is not called a failure', () => {
  const watch = watched();
  const open = respond(7, THIS_ONE, 'unknown');
  const verdicts = Array.from({ length: 20 }, () => watch.judge(open));
  expect(verdicts.slice(0, 19)).toEqual(Array(19).fill(undefined));
  expect(verdicts.at(-1)).toEqual({ result: 'unknown', message: '' });
});

test('why it failed is told', () => {
  const verdict = watched().judge(respond(7, THIS_ONE, 'failed', 'Google is busy.'));
  expect(verdict).toEqual({ result: 'failed', message: 'Google is busy.' });
});

test('the first publication of a site is found, too', () => {
  const watch = new PublicationWatch({ after: undefined, version: 2 });
  expect(watch.judge({ ...earlier, PublishedVersion: null, Publication: null })).toBeUndefined();
  expect(watch.judge(respond(2, THIS_ONE, 'published'))).toEqual(published);
});

test('the end of one that another tab has begun is told', () => {
  const watch = new PublicationWatch({ after: undefined });
  expect(watch.judge(respond(8, THIS_ONE, 'published'))).toEqual(published);
});
