import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { site } from '../../config/sample.config.ts';
import { budgets } from '../budgets.ts';
import { scriptBudget } from './budget-report.ts';

const gzipKiB = (text: string) => gzipSync(text, { level: 9 }).length / 1024;

test('an owner with many people is not stopped by the budget of our code', () => {
  const deputyDirectors = Array.from({ length: 40 }, (_, at) => ({
    name: `Sample Deputy Director ${at}`,
    position: 'Deputy Director',
    phone: `+91 00000 ${10_000 + at * 137}`,
  }));
  const many = { ...site, people: { ...site.people, deputyDirectors } };
  const more = gzipKiB(JSON.stringify(many)) - gzipKiB(JSON.stringify(site));
  expect(more).toBeGreaterThan(0.2);
  expect(scriptBudget(many)).toBeCloseTo(budgets.script + more);
});

test('the sample, on which the budgets were measured, has no more, and few words no less', () => {
  expect(scriptBudget(site)).toBe(budgets.script);
  expect(scriptBudget({ ...site, name: '' })).toBe(budgets.script);
});
