import { expect, test } from 'vitest';
import { shipped } from './index.ts';
import { isEditable, sections } from './labels.ts';

test('the owner finds each text of the site in one section', () => {
  const listed = sections.flatMap(({ parts }) => parts);
  expect(listed.toSorted()).toEqual(Object.keys(shipped).filter(isEditable).toSorted());
});
