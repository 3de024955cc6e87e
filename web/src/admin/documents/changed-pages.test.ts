import { shipped } from '@theni/content';
import { withValue } from '@theni/contract/tree';
import { expect, test } from 'vitest';
import { changedPages } from './changed-pages.ts';

const NOTHING = { Layouts: [], Withdraw: [] };

test('after a publication the owner is led to the pages that it has changed, in the language that has changed', () => {
  const headline = withValue(shipped, 'home.hero.headline.ta', 'மனைகள்');
  expect(changedPages(shipped, headline, NOTHING)).toEqual(['/ta']);
  const both = withValue(headline, 'home.hero.headline.en', 'Plots');
  const phone = withValue(both, 'company.whatsapp', '+91 98430 12345');
  const order = { Layouts: ['meera-nagar'], Withdraw: ['old-garden'] };
  expect(changedPages(shipped, phone, order)).toEqual([
    '/projects/meera-nagar',
    '/contact-us',
    '/',
  ]);
});
