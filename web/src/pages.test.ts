import { PAGE_PATHS } from '@theni/contract/limits';
import { expect, test } from 'vitest';
import { pageNames, pages } from './pages.ts';

test('taps on links and calls are counted on every page', () => {
  expect(PAGE_PATHS).toEqual(pageNames.map((name) => pages[name].path));
});
