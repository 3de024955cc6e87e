import { beforeEach, expect, test, vi } from 'vitest';

const hydrateRoot = vi.hoisted(() => vi.fn());
vi.mock('react-dom/client', () => ({ hydrateRoot }));
vi.mock('./routes.tsx', () => ({ loadPage: async () => {} }));
vi.mock('./app.tsx', () => ({ App: () => null }));
vi.mock('./navigation/tidy-address.ts', () => ({ tidyAddress: () => {} }));
vi.mock('./served-page.ts', () => ({ keepServedPage: () => ({}) }));
vi.mock('./typed-fields.ts', () => ({ watchTypedFields: () => {} }));

const loadFailed = { remove: vi.fn() };

beforeEach(() => {
  const root = { hasChildNodes: () => true, querySelectorAll: () => [] };
  vi.stubGlobal('document', {
    documentElement: { lang: 'en-IN', dataset: { page: 'home' } },
    getElementById: (id: string) => (id === 'root' ? root : loadFailed),
  });
});

test('a start that comes late on a slow line leaves the page to the one that has it', async () => {
  const { hydratePage } = await import('./entry-client.tsx');
  const slow = Promise.withResolvers<Response>();
  const first = hydratePage({ words: slow.promise });
  await hydratePage({ words: Promise.resolve(Response.json({})) });
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
  slow.resolve(Response.json({}));
  await first;
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
  expect(loadFailed.remove).toHaveBeenCalledTimes(1);
});
