import { layoutDraft } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { expect, test } from 'vitest';
import { sampleLayouts } from './sample-layouts.ts';

test.each(sampleLayouts)('$Slug lacks nothing that a layout needs to be public', (sample) => {
  const Plots = sample.Plots.map(({ State: _, ...facts }) => facts);
  const layout = { ...sample.Layout, Plots };
  expect(layoutDraft.parse(layout)).toEqual(layout);
  expect(layoutIssues(layout)).toEqual([]);
});

test('the samples have 24 and 120 plots in every state, and say that they are samples', () => {
  expect(sampleLayouts.map(({ Plots }) => Plots.length)).toEqual([24, 120]);
  for (const { Layout, Plots } of sampleLayouts) {
    const states = new Set(Plots.map(({ State }) => State));
    expect([...states].sort()).toEqual(['available', 'booked', 'held', 'sold']);
    expect(Layout.name.en + Layout.description.en).toMatch(/sample/i);
    expect(Layout.name.ta + Layout.description.ta).toMatch(/மாதிரி/);
  }
});
