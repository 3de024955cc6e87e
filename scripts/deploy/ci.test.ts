import { afterAll, expect, test } from 'vitest';
import { ciVerdict } from './ci.ts';
import { StandIns } from './stand-ins.ts';

const COMMIT = 'f894969c0ffee';
const standIns = new StandIns();
afterAll(() => standIns.remove());

/** `git status` prints the changes; GitHub has these runs of the tests, or `gh` fails. */
const verdict = (runs: object[] | 'gh fails', changes = '') =>
  standIns.run(
    {
      git: `case "$1" in status) printf '%s' '${changes}';; rev-parse) echo ${COMMIT};; esac`,
      gh: runs === 'gh fails' ? 'echo not logged in >&2; exit 4' : `echo '${JSON.stringify(runs)}'`,
    },
    ciVerdict,
  );
const passed = { headSha: COMMIT, event: 'push', conclusion: 'success' };

test('the tests of a commit that has passed on GitHub are not run again', async () => {
  expect(await verdict([passed])).toEqual({ hasPassed: true, why: `CI has passed on ${COMMIT}` });
  expect(standIns.called.at(-1)).toContain(`--commit ${COMMIT}`);
});

test('a run that failed, is not over, is of another commit, or of a pull request merged for a try does not count', async () => {
  const others = [
    { ...passed, conclusion: 'failure' },
    { ...passed, conclusion: '' },
    { ...passed, headSha: 'ba1e183' },
    { ...passed, event: 'pull_request' },
  ];
  for (const runs of [[], ...others.map((run) => [run]), [others[0] ?? {}, passed]])
    expect((await verdict(runs)).hasPassed, JSON.stringify(runs)).toBe(false);
});

test('files that are not committed are in no run, and GitHub is not asked', async () => {
  const { hasPassed, why } = await verdict([passed], ' M site.config.ts');
  expect([hasPassed, why]).toEqual([false, 'not all files are committed']);
  expect(standIns.called.filter((call) => call.startsWith('gh'))).toEqual([]);
});

test('where GitHub cannot be asked, the reason is told', async () => {
  const { hasPassed, why } = await verdict('gh fails');
  expect(hasPassed).toBe(false);
  expect(why).toContain('not logged in');
});
