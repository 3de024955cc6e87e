import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photo } from '../../../functions/test/sample-photos.ts';
import { openPublicPage, words } from '../../test/public-page.tsx';

const { ta } = words;
const items = [
  photo(1, { Location: 'Theni', Service: 'Road Work' }),
  photo(2, { Location: 'Periyakulam, தேனி', Service: 'Consturction ' }),
  photo(3, { Location: 'Sample Nagar', Service: 'Road Work' }),
];

const linkTo = async (text: string, selector = 'a') => {
  const found = await screen.findByText(text, { selector: `${selector}, ${selector} *` });
  return found.closest('a') as HTMLAnchorElement;
};
const addressOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;
const expectCaptions = (texts: RegExp[]) =>
  waitFor(() => {
    const captions = [...document.querySelectorAll('figcaption')];
    expect(captions.map(({ textContent }) => textContent)).toEqual(
      texts.map((text) => expect.stringMatching(text)),
    );
  });

test('links stay in Tamil, and say which page has come', async () => {
  const { user } = openPublicPage('/service-plots', { language: 'ta', items });
  const { name, title } = ta.pages.gallery;
  await user.click(await linkTo(name, 'footer a'));
  await screen.findByText(ta.gallery.heading, { selector: 'h1' });
  expect(location.pathname).toBe('/ta/gallery');
  expect(document.title).toMatch(title);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.querySelector('[aria-live=polite]')?.textContent).toMatch(title);
  await expectCaptions([/^தேனிசாலை அமைத்தல்/, /பெரியகுளம், தேனி/, /Sample Nagar/]);
  history.back();
  await waitFor(() => expect(document.title).toMatch(ta.pages.plots.title));
});

test('the switch leads to the same page in English', async () => {
  openPublicPage('/gallery?service=Road+Work', { language: 'ta', items });
  const language = await linkTo(ta.frame.languageSwitch);
  fireEvent.pointerDown(language);
  expect(addressOf(language)).toBe('/gallery?service=Road+Work');
  expect(addressOf(await linkTo(ta.gallery.adminPanel))).toBe('/admin/auth');
  openPublicPage('/gallery?service=Road+Work', { items });
  await expectCaptions([/Theni/, /Sample Nagar/]);
});
