import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  // Node's own reads no form.
  vi.stubGlobal('FormData', Map);
});

const type = (message: string, layout?: string) =>
  keepDraft([['message', message]] as unknown as HTMLFormElement, '', layout);

test.each([undefined, 'green-acres'])(
  'a draft that is sent is forgotten (layout: %s)',
  (layout) => {
    type('Corner plot?', layout);
    forgetDraft(readDraft(layout), layout);
    expect(readDraft(layout)).toBeUndefined();
  },
);

test('what a visitor types while the message is being sent outlives it', () => {
  type('Corner plot?');
  const sent = readDraft();
  type('Corner plot? And at what price?');
  forgetDraft(sent);
  expect(readDraft()?.values).toEqual({ message: 'Corner plot? And at what price?' });
});

test('a first word that is typed while a filled form is being sent outlives it, too', () => {
  const sent = readDraft();
  type('Hi');
  forgetDraft(sent);
  expect(readDraft()?.values).toEqual({ message: 'Hi' });
});
