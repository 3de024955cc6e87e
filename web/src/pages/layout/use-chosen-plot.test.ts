import { expect, test } from 'vitest';
import { plotQuery } from '../../layouts/question.ts';
import { linkedPlot } from './use-chosen-plot.ts';

const plots = [{ Number: '12' }, { Number: 'A-17' }];

test.each([
  ['?plot=12', '12'],
  ['?utm_source=whatsapp&plot=012', '12'],
  ['?plot=%E0%AF%A7%E0%AF%A8', '12'],
  ['?plot=a-17', 'A-17'],
  ['?plot=A%20-%2017', 'A-17'],
  [plotQuery('A-17'), 'A-17'],
])('the address %s opens the page at plot %s', (search, number) => {
  expect(linkedPlot(search, plots)).toBe(number);
});

test.each(['', '?plot=', '?plot=13', '?plot=%00', `?plot=${'1'.repeat(5000)}`, '?plot=<script>'])(
  'the address %s, which names no plot of the layout, opens the page as it is',
  (search) => {
    expect(linkedPlot(search, plots)).toBeUndefined();
  },
);
