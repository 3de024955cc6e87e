import { expect, test } from 'vitest';
import { websitePlace } from './website-address.ts';

test('a link to a text that is gone opens the search', () => {
  expect(websitePlace('?edit=home.hero.motto')).toMatchObject({ edit: [], find: '' });
  const path = 'people.jointDirectors.1.name.ta';
  expect(websitePlace(`?edit=${path}`)).toMatchObject({ edit: [path], find: undefined });
});
