import { expect, test } from 'vitest';
import { isEditable } from './editable.ts';
import { shipped } from './index.ts';
import { sections } from './sections.ts';

test('the owner finds each text of the site in one section', () => {
  const listed = sections.flatMap(({ parts }) => parts);
  expect(listed.toSorted()).toEqual(Object.keys(shipped).filter(isEditable).toSorted());
});
