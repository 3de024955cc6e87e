import { expect, test, vi } from 'vitest';
import { Stages } from './stages.ts';

test('a stage that fails hides none of the others, and ends the command in an error', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const stages = new Stages();
  const fail = () => Promise.reject(new Error('two tests failed.'));
  expect(await stages.run('unit tests', fail)).toBe(false);
  expect(await stages.run('browser tests', () => {})).toBe(true);
  stages.leaveOut('load', 'there is no build');
  expect(() => stages.end()).toThrow('1 of these failed.');
  expect(log.mock.lastCall?.[0].trim().split('\n')).toEqual([
    '✗ unit tests: two tests failed.',
    '✓ browser tests',
    '– load: not run, there is no build',
  ]);
});

test('a command whose stages all pass ends well', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const stages = new Stages();
  await stages.run('check', () => {});
  stages.end();
});
