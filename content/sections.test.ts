import { pageNames } from '@theni/contract/site-map';
import { expect, test } from 'vitest';
import { shipped } from './index.ts';
import { sections } from './sections.ts';

test('the owner finds each text of the site in one section, beside the page that shows it', () => {
  const listed = sections.flatMap(({ parts }) => parts);
  expect(listed.toSorted()).toEqual(Object.keys(shipped).toSorted());
  for (const { page } of sections) expect(pageNames).toContain(page);
});
