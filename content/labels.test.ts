import { expect, test } from 'vitest';
import { shipped } from './index.ts';
import { isEdited, ownSections, sections } from './labels.ts';

test('the owner finds each text of the site in one section', () => {
  const listed = sections.flatMap(({ parts }) => parts);
  expect(listed.toSorted()).toEqual(Object.keys(shipped).filter(isEdited).toSorted());
});

test('the text of a new page is found under its name', () => {
  expect(ownSections(['home', 'homeLoans'])).toEqual([
    {
      key: 'homeLoans',
      name: 'Home loans',
      where: 'The page Home loans',
      page: 'homeLoans',
      parts: ['homeLoans'],
    },
  ]);
});
