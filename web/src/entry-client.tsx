import './styles/tokens.css';
import './styles/base.css';
import type { Words } from '@theni/content';
import { LANGUAGES } from '@theni/contract/limits';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { SiteRouter } from './location.tsx';
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
  const response = await file;
  if (!response.ok) throw new Error(`No words: ${response.status}`);
  const words: Words = await response.json();
  const { lang, dataset } = document.documentElement;
  const layout = dataset.layout ? await getLayout(dataset.layout) : undefined;
  const language = LANGUAGES.find((each) => lang.startsWith(each)) ?? 'en';

  const application = (
    <StrictMode>
      <SiteRouter language={language}>
        <App edition={{ language, words, ...(layout && { layout }) }}>
          <Hydrated />
        </App>
      </SiteRouter>
    </StrictMode>
  );
  const root = document.getElementById('root') as HTMLElement;
  // A transition yields to the visitor's touches while it hydrates.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
}

async function getLayout(address: string): Promise<ShownLayout> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No project: ${response.status}`);
  return response.json();
}
