import { projectDraft } from '@theni/contract';
import { projectFaults } from '@theni/contract/project-faults';
import { expect, test } from 'vitest';
import { sampleProjects } from './sample-projects.ts';

test.each(sampleProjects)('$Slug lacks nothing that a project needs to be public', (sample) => {
  const Plots = sample.Plots.map(({ State: _, ...facts }) => facts);
  const project = { ...sample.Project, Plots };
  expect(projectDraft.parse(project)).toEqual(project);
  expect(projectFaults(project)).toEqual([]);
});

test('the samples have 24 and 120 plots in every state, and say that they are samples', () => {
  expect(sampleProjects.map(({ Plots }) => Plots.length)).toEqual([24, 120]);
  for (const { Project, Plots } of sampleProjects) {
    const states = new Set(Plots.map(({ State }) => State));
    expect([...states].sort()).toEqual(['available', 'booked', 'held', 'sold']);
    expect(Project.name.en + Project.description.en).toMatch(/sample/i);
    expect(Project.name.ta + Project.description.ta).toMatch(/மாதிரி/);
  }
});
