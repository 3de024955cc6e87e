import { expect, test } from 'vitest';
import { refuseShortKeeping } from './keep-days.ts';

test.each([364, 90, 0, -1, 365.5, Number.NaN])(
  'a site that would delete messages after %s days is not built, and its owner reads why',
  (keepMessagesDays) => {
    expect(() => refuseShortKeeping({ keepMessagesDays }, 'site.config.ts')).toThrow(
      /^site\.config\.ts: site\.keepMessagesDays is .*at least 365/,
    );
  },
);

test.each([365, 400])('a site may keep messages for %s days', (keepMessagesDays) => {
  expect(() => refuseShortKeeping({ keepMessagesDays }, 'site.config.ts')).not.toThrow();
});
