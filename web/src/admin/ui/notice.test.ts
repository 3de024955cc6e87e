import { expect, test, vi } from 'vitest';
import { actOnNotice, notify } from './notice.ts';

test('a notice takes the place of the one before, whose Undo goes with it', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  notify({ text: 'Plot 1: Booked.', action: { name: 'Undo', act: first } });
  notify({ text: 'Plot 2: Sold.', action: { name: 'Undo', act: second } });
  actOnNotice();
  actOnNotice();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  notify(undefined);
});
