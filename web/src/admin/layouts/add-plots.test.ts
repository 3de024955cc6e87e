import { plotDraft } from '@theni/contract/layout-fields';
import { expect, test } from 'vitest';
import { countWith, withIds } from './add-plots.tsx';

test('a pasted plot that there is already takes no room', () => {
  const drafts = ['1', '2a'].map((number) => plotDraft.parse({ number }));
  const plots = withIds(drafts, []);
  const pasted = ['2A', '3'].map((number) => plotDraft.parse({ number }));
  expect(countWith(pasted, plots)).toBe(3);
});
