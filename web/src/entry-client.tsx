import './styles/tokens.css';
import './styles/base.css';
import type { Words } from '@theni/content';
import { LANGUAGES } from '@theni/contract/limits';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { tidyAddress } from './navigation/tidy-address.ts';
import { pathIn } from './pages.ts';
import type { ShownLayout } from './words/shown-layout.ts';

let markHydrated = () => {};

/** From then on clicks are answered: `boot.ts` waits for this to hand over those that came earlier. */
export const hydrated = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

function Hydrated() {
  useLayoutEffect(() => markHydrated(), []);
  return null;
}

/**
 * Brings the page to life with the words of its language.
 * @param file the response to the request for them
 * @throws when the words, or the data of a layout on its page, cannot be had
 */
export async function start(file: Promise<Response>): Promise<void> {
  const words: Words = await json(file);
  const { lang, dataset } = document.documentElement;
  const layout: ShownLayout | undefined = dataset.layout && (await json(fetch(dataset.layout)));
  const language = LANGUAGES.find((known) => lang.startsWith(known)) ?? 'en';

  tidyAddress();
  const root = document.getElementById('root') as HTMLElement;
  const isServed = root.hasChildNodes();
  const application = (
    <StrictMode>
      <BrowserRouter basename={pathIn(language, '/')}>
        <App context={{ language, words, ...(layout && { layout }) }} isServed={isServed}>
          <Hydrated />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  // A transition yields to the visitor's touches while it hydrates.
  startTransition(() => {
    if (isServed) hydrateRoot(root, application, whenServed(root));
    else createRoot(root).render(application);
  });
}

/** What the visitor sees and types before the page is alive outlasts whatever then goes wrong. */
function whenServed(root: HTMLElement): HydrationOptions {
  const { innerHTML } = root;
  const { pathname } = location;
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  let focused: EventTarget | null = document.activeElement;
  // React keeps the event of a part that it has not hydrated from whoever listens below.
  const noteFocus = ({ target }: Event) => {
    focused = target;
  };
  document.addEventListener('focusin', noteFocus, { capture: true });
  return {
    // React has emptied the page.
    onUncaughtError: (error) => {
      console.error(error);
      if (location.pathname === pathname) root.innerHTML = innerHTML;
      else location.reload();
    },
    // React has made parts of it anew, because they were not as it had left them.
    onRecoverableError: (error) => {
      console.warn(error);
      for (const field of fields.splice(0)) {
        if (field.isConnected) fields.push(field);
        else restore(field, root, field === focused);
      }
    },
  };
}

function restore(
  { name, type, value, checked, defaultValue }: HTMLInputElement,
  root: HTMLElement,
  isFocused: boolean,
) {
  const field = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field || type === 'hidden') return;
  if (isFocused) field.focus({ preventScroll: true });
  if (!(checked || value !== defaultValue)) return;
  // By the browser's own setter: React's would keep from it what has changed.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (type === 'checkbox') field.checked = checked;
  else setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function json(file: Promise<Response>) {
  const response = await file;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
