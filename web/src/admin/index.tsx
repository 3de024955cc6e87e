import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from 'zod/v4/core';
import { type AdminPath, isAdminPath } from '../page-addresses.ts';
import NotFoundPage from '../pages/not-found/not-found-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { lazyChunk } from '../ui/lazy-chunk.ts';
import { AdminFrame } from './frame/admin-frame.tsx';
import { PhotosPage } from './photos/photos-page.tsx';
import { type PublicPages, PublicPagesContext } from './public-pages.ts';
import { queryClient } from './query-client.ts';
import { useAdminFlag, useSession, useSignInAddress } from './session/session.ts';

// The Content-Security-Policy allows no code made from text; a mere attempt is an error.
config({ jitless: true });

const AuthPage = lazyChunk(() => import('./session/auth-page.tsx'));

const lazyPage = (load: () => Promise<{ default: ComponentType }>) => ({
  Page: lazyChunk(load),
  load,
});

/** Specification §2: these exist only while flagged as signed in. */
const flaggedPages: Record<
  Exclude<AdminPath, '/admin/auth'>,
  { Page: ComponentType; load?: () => Promise<unknown> }
> = {
  '/admin/dashboard': lazyPage(() => import('./leads/leads-page.tsx')),
  '/admin/layouts': lazyPage(() => import('./layouts/layouts-page.tsx')),
  '/admin/website': lazyPage(() => import('./website/website-page.tsx')),
  '/admin/profile': lazyPage(() => import('./profile/profile-page.tsx')),
  '/admin/help': lazyPage(() => import('./help/help-page.tsx')),
  '/admin-panel': { Page: PhotosPage },
};

/**
 * The admin area (specification §2).
 * @param publicPages which only the routes know
 */
export default function AdminArea({ publicPages }: { publicPages: PublicPages }) {
  const { pathname } = useLocation();
  const address = useSignInAddress();
  const flagged = useAdminFlag();
  const [flaggedAtFirst] = useState(flagged);
  const path = isAdminPath(pathname) ? pathname : undefined;
  if (path === '/admin/auth') return <AuthPage />;
  // A page that is open while another tab logs out says so, and does not become “Not Found”.
  if (path && (flagged || flaggedAtFirst)) {
    const { Page } = flaggedPages[path];
    return (
      <QueryClientProvider client={queryClient}>
        <PublicPagesContext value={publicPages}>
          <AdminFrame path={path}>
            <Page />
            <LoadPages />
          </AdminFrame>
        </PublicPagesContext>
      </QueryClientProvider>
    );
  }
  return (
    <NotFoundPage>
      <p>
        <ButtonLink to={address} variant="outline">
          Admin sign-in
        </ButtonLink>
      </p>
    </NotFoundPage>
  );
}

/** Loads the scripts of all pages while the browser is idle, so that a tap waits for no network. */
function LoadPages() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signed-in') return;
    // Safari has no idle callback. A script that cannot be had is asked for again by the tap.
    const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
    whenIdle(() => {
      for (const { load } of Object.values(flaggedPages)) load?.().catch(() => {});
    });
  }, [status]);
  return null;
}
