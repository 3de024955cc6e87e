import { responseOf } from '../command.ts';

/** Runs of a pull request are left out: they test the commit merged into another. */
const RUNS = ['gh', 'run', 'list', '--workflow', 'test.yml', '--event', 'push'];
const FIELDS = ['--json', 'headSha,event,conclusion'];

interface Run {
  headSha: string;
  event: string;
  conclusion: string;
}

/** Whether the files that would be deployed have passed the tests on GitHub; not so where that cannot be known. */
export function ciVerdict(): { hasPassed: boolean; why: string } {
  const failed = (why: string) => ({ hasPassed: false, why });
  try {
    if (responseOf(['git', 'status', '--porcelain'])) return failed('not all files are committed');
    const commit = responseOf(['git', 'rev-parse', 'HEAD']).trim();
    const runs: Run[] = JSON.parse(responseOf([...RUNS, '--commit', commit, ...FIELDS]));
    const hasPassed =
      runs.length > 0 &&
      runs.every(
        ({ headSha, event, conclusion }) =>
          headSha === commit && event === 'push' && conclusion === 'success',
      );
    return { hasPassed, why: `CI has ${hasPassed ? '' : 'not '}passed on ${commit}` };
  } catch (error) {
    return failed(`GitHub cannot be asked whether CI has passed: ${(error as Error).message}`);
  }
}
