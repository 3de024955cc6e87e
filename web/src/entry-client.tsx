import './styles/tokens.css';
import './styles/base.css';
import type { Words } from '@theni/content';
import { LANGUAGES } from '@theni/contract/limits';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pathIn } from './pages.ts';

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
 * @param file the answer to the request for them
 * @throws when the words cannot be had
 */
export async function start(file: Promise<Response>): Promise<void> {
  const response = await file;
  if (!response.ok) throw new Error(`No words: ${response.status}`);
  const words: Words = await response.json();
  const { lang } = document.documentElement;
  const language = LANGUAGES.find((each) => lang.startsWith(each)) ?? 'en';

  const application = (
    <StrictMode>
      <BrowserRouter basename={pathIn(language, '/')}>
        <App edition={{ language, words }}>
          <Hydrated />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  const root = document.getElementById('root') as HTMLElement;
  // A transition yields to the visitor's touches while it hydrates.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
}
