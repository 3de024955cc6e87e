import { expect, test } from 'vitest';
import { checkConfig } from './check-config.ts';
import * as config from './sample.config.ts';

const check = (changes: { keepMessagesDays?: number; email?: string }) => () =>
  checkConfig(
    { site: { ...config.site, ...changes }, admin: { ...config.admin, ...changes } },
    'site.config.ts',
  );

test.each([364, 90, 0, -1, 365.5, Number.NaN])(
  'a site that would delete messages after %s days is not built, and its owner reads why',
  (keepMessagesDays) => {
    expect(check({ keepMessagesDays })).toThrow(
      /^site\.config\.ts: site\.keepMessagesDays is .*at least 365/,
    );
  },
);

test.each([365, 400])('a site may keep messages for %s days', (keepMessagesDays) => {
  expect(check({ keepMessagesDays })).not.toThrow();
});

test.each(['Sam@homes.example', ' sam@homes.example'])(
  'an admin’s address that the API and Storage could read apart, %j, is not built',
  (email) => {
    expect(check({ email })).toThrow(/^site\.config\.ts: admin\.email is .*small letters/);
  },
);
