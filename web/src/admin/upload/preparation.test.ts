import { afterEach, expect, test, vi } from 'vitest';
import { prepareFile } from './preparation.ts';

afterEach(() => vi.unstubAllGlobals());

test('a file that is cancelled before its turn in the worker does not keep the next ones waiting', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
    },
  );
  const signal = AbortSignal.abort();
  await expect(prepareFile(new Blob(), 'video/mp4', { signal })).rejects.toBe(signal.reason);
});
