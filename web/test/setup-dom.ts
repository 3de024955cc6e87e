import { locks } from 'node:worker_threads';
import { cleanup, configure, fireEvent, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../src/admin/query-client.ts';

// Google's sign-in and Storage need a browser; here the admin is signed in.
vi.mock('../src/admin/api/firebase.ts', () => import('./signed-in-firebase.ts'));
vi.mock('firebase/auth', () => import('./signed-in-firebase.ts'));
vi.mock('../src/admin/uploads/upload-to-storage.ts', async (load) => ({
  ...(await load<object>()),
  uploadToStorage: async (path: string) => `https://storage.example/${path}`,
}));

// jsdom brings a Uint8Array of its own, by which the Firestore client would not know Node's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

configure({
  // A busy machine is no failure.
  asyncUtilTimeout: 60_000,
  // The page is printed when a test has failed, and not at each look while it waits.
  getElementError(text, container) {
    const get = () => [text, prettyDOM(container)].join('\n\n');
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});

/** Where the focus was when a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

// jsdom has no modal dialogs. These open, close and give the focus back, and keep nothing behind
// them out of reach: a test of that needs a browser.
HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], a[href], button, input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:picture';
// Savings wait for each other by the locks of the platform, which Node has, too.
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as never;
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// What `vi.stubGlobal` puts there is gone after the first test.
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });

/** React wants to be told of each change that a test makes; these come from the server. */
const OF_THE_TESTS = /not wrapped in act|not configured to support act/;

let printed: string[] = [];

/** Console errors and warnings that the test at hand expects; any other fails it. */
export const expectedErrors: RegExp[] = [];

beforeEach(() => {
  printed = [];
  expectedErrors.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...texts) => {
      printed.push(texts.map(String).join(' '));
    });
});

afterEach(() => {
  // The first tap of the next test is no second one: whoever has scrolled has looked again.
  fireEvent.wheel(document);
  cleanup();
  queryClient.clear();
  // Another file, which is loaded next, would take what is in the place of `fetch` for the real one.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  const expected = [OF_THE_TESTS, ...expectedErrors];
  expect(printed.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
});
