import { expect, test } from 'vitest';
import { sitePlace } from './site-address.ts';

test('a link to a text that is gone opens the search', () => {
  expect(sitePlace('?edit=home.hero.motto')).toMatchObject({ edit: [], find: '' });
  const path = 'people.jointDirectors.1.name.ta';
  expect(sitePlace(`?edit=${path}`)).toMatchObject({ edit: [path], find: undefined });
});
