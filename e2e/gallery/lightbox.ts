import type { Page } from '@playwright/test';
import { photo } from '../gallery-api.ts';

/** The gallery that the lightbox is tried on, and what a visitor sees of both. */
export const items = Array.from({ length: 5 }, (_, index) => photo(index + 1));

export const address = (number: number) => `/gallery?item=${photo(number)._id}`;

export const viewer = (page: Page) => page.locator('.yarl__portal');

export const caption = (page: Page) => page.locator('.yarl__slide_current h2');

export const itemLink = (page: Page, number: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link')
    .first();
