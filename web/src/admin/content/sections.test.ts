import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { isEdited, sections } from './sections.ts';

test('the owner finds each text of the site in one section', () => {
  const listed = sections.flatMap(({ parts }) => parts);
  expect(listed.toSorted()).toEqual(Object.keys(shipped).filter(isEdited).toSorted());
});
