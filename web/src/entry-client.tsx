import './styles/tokens.css';
import './styles/base.css';
import './styles/font.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';

let markHydrated = () => {};

/** From then on clicks are heard: `boot.ts` waits for this to hand over those that came earlier. */
export const hydrated = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

function Hydrated() {
  useLayoutEffect(() => markHydrated(), []);
  return null;
}

const application = (
  <StrictMode>
    <BrowserRouter>
      <App>
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
