import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

const stored = new Map<string, string>();
vi.mock('../storage.ts', async (importActual) => ({
  ...(await importActual<typeof import('../storage.ts')>()),
  storage: {
    keys: () => [...stored.keys()],
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => stored.set(key, value),
    remove: (key: string) => stored.delete(key),
  },
}));
// Another test file of this process may have loaded the real one.
vi.resetModules();
const { queryClient } = await import('../query-client.ts');
const { saverOf } = await import('./saver.ts');

afterEach(() => vi.unstubAllGlobals());

test('what has been saved stands in its field without a blink of what stood there before', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, task: () => unknown) => task() } });
  const target = {
    name: 'sample',
    query: {
      queryKey: ['sample'],
      queryFn: async () => ({ draft: { headline: 'old' }, revision: '1' }),
    },
    patch: async () => ({ draft: { headline: 'new' }, revision: '2' }),
    schemaAt: () => z.string(),
    valueAt: (draft: Record<string, unknown>, path: string) => draft[path],
  };
  await queryClient.fetchQuery(target.query);
  const observer = new QueryObserver(queryClient, { ...target.query, staleTime: 60_000 });
  const result = observer.getCurrentResult();
  let server = result.data;
  // As `useQuery` does.
  const listener = notifyManager.batchCalls(({ data }: typeof result) => {
    server = data;
  });
  observer.subscribe(listener);
  const saver = saverOf(target);
  const shown: unknown[] = [];
  saver.subscribe(() => shown.push({ ...server?.draft, ...saver.read().values }.headline));

  saver.put({ headline: 'new' });
  await saver.save();

  expect(shown).toEqual(['new', 'new']);
  observer.destroy();
});
