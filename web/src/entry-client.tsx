import './styles.ts';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { findRoute } from './routes.tsx';

let markHydrated = () => {};

/** From then on clicks are heard: `boot.ts` waits for this to hand over those that came earlier. */
export const hydrated = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => markHydrated(), []);
  return children;
}

await findRoute(location.pathname).preload();

const application = (
  <StrictMode>
    <Hydrated>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Hydrated>
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
// A transition yields to the visitor's touches while it hydrates.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, application);
  else createRoot(root).render(application);
});
