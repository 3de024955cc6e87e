import { layoutDraft } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { expect, test } from 'vitest';
import { sampleLayouts } from './sample-layouts.ts';
import { samplePlotId } from './sample-plan.ts';

test.each(sampleLayouts)('$slug lacks nothing that a layout needs to be public', (sample) => {
  const plots = sample.plots.map(({ state: _, ...facts }) => ({
    ...facts,
    id: samplePlotId(facts.number),
  }));
  const layout = { ...sample.fields, plots };
  expect(layoutDraft.parse(layout)).toEqual(layout);
  expect(layoutIssues(layout, new Date())).toEqual([]);
});

test('the samples have 24 and 120 plots in every state, and say that they are samples', () => {
  expect(sampleLayouts.map(({ plots }) => plots.length)).toEqual([24, 120]);
  for (const { fields, plots } of sampleLayouts) {
    const states = new Set(plots.map(({ state }) => state));
    expect([...states].sort()).toEqual(['available', 'booked', 'held', 'sold']);
    expect(fields.name.en + fields.description.en).toMatch(/sample/i);
    expect(fields.name.ta + fields.description.ta).toMatch(/மாதிரி/);
  }
});
