import { beforeEach, expect, test, vi } from 'vitest';

const hydrateRoot = vi.hoisted(() => vi.fn());
vi.mock('react-dom/client', () => ({ hydrateRoot }));
const loadPage = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./routes.tsx', () => ({ loadPage }));
vi.mock('./app.tsx', () => ({ App: () => null }));
vi.mock('./served-page.ts', () => ({ keepServedPage: () => ({}) }));
vi.mock('./typed-fields.ts', () => ({ watchTypedFields: () => {} }));

const loadFailed = { remove: vi.fn() };

beforeEach(() => {
  const root = { hasChildNodes: () => true, querySelectorAll: () => [] };
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en-IN', dataset: { page: 'home' } },
    getElementById: (id: string) => (id === 'root' ? root : loadFailed),
  });
});

test('a start that comes late on a slow line leaves the page to the one that has it', async () => {
  const { hydratePage } = await import('./entry-client.tsx');
  const slow = Promise.withResolvers<void>();
  loadPage.mockReturnValueOnce(slow.promise);
  const first = hydratePage({ words: '{}' });
  await hydratePage({ words: '{}' });
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
  slow.resolve();
  await first;
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
  expect(loadFailed.remove).toHaveBeenCalledTimes(1);
});

test.each([
  ['/ta/gallery%0D%0a%20', '/ta/gallery'],
  ['/gallery%0A', '/gallery'],
  ['/admin/auth%0A', '/admin/auth'],
])(
  'a link behind which a mail has broken the line (%s) leads to its page',
  async (broken, meant) => {
    const replace = vi.fn();
    vi.stubGlobal('location', { pathname: broken, search: '?item=1', hash: '#plan', replace });
    const { hydratePage } = await import('./entry-client.tsx');
    await hydratePage({ words: '{}' });
    expect(replace).toHaveBeenCalledExactlyOnceWith(`${meant}?item=1#plan`);
  },
);
