import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cleanText } from '@theni/contract/characters';
import { onTestFinished } from 'vitest';
import { type AdminArea, openAdminArea } from './admin-area.tsx';

/** The editor of the website, once it has been read. */
export async function openWebsite(api: { url: string }, query = ''): Promise<AdminArea> {
  document.addEventListener('load', tellAgain, true);
  onTestFinished(() => document.removeEventListener('load', tellAgain, true));
  const area = openAdminArea(api, `/admin/website${query}`);
  await saved();
  return area;
}

/** jsdom loads a frame while React puts it into the page, and React then hears of nothing. */
function tellAgain({ target, isTrusted }: Event): void {
  if (!isTrusted || !(target instanceof HTMLIFrameElement)) return;
  const frame = target.contentWindow as Window & typeof globalThis;
  // As for the page itself (`setup-dom.ts`).
  frame.Element.prototype.scrollIntoView = () => {};
  Object.assign(frame, { matchMedia, ResizeObserver, IntersectionObserver });
  setTimeout(() => target.dispatchEvent(new Event('load')));
}

/** What the editor says when nothing is left to save. */
export const saved = () =>
  screen.findByText(/^(Saved, not published yet \(\d+\)|Everything is published)$/);

/** With a value open. */
export const openValue = (api: { url: string }, path: string, page = 'home') =>
  openWebsite(api, `?page=${page}&edit=${path}`);

/** The fields of what was tapped, or the search. */
export const sheet = () => within(screen.getByLabelText('Change'));

export const headline = (language: 'English' | 'Tamil') =>
  sheet().findByLabelText(`Headline (${language})`);

/** On the page in the editor the first element of a kind, with these words, once it can be tapped. */
export async function inSite(selector: string, says = ''): Promise<HTMLElement> {
  return waitFor(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    const all = [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const found = all.find((element) => !says || wordsOf(element) === says);
    if (!found?.closest('[data-editable]')) throw new Error(`No ${selector} ${says} to tap.`);
    return found;
  });
}

/** What it says, without the marks by which a tap knows it. */
export const wordsOf = (element: Element) => cleanText(element.textContent ?? '').trim();

export function tapInSite(target: Element): void {
  fireEvent.click(target, { detail: 1 });
}
