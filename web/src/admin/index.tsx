import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from 'zod/v4/core';
import NotFoundPage from '../pages/not-found/not-found-page.tsx';
import { type AdminPath, isAdminPath } from '../pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { lazyChunk } from '../ui/lazy-chunk.ts';
import { PhotosPage } from './photos/photos-page.tsx';
import { type PublicPages, PublicPagesContext } from './public-pages.ts';
import { queryClient } from './query-client.ts';
import { useAdminFlag, useSignInAddress } from './session/session.ts';
import { adminText } from './words.ts';

// The Content-Security-Policy allows no code made from text; a mere attempt is an error.
config({ jitless: true });

const AuthPage = lazyChunk(() => import('./session/auth-page.tsx'));
const ProfilePage = lazyChunk(() => import('./profile/profile-page.tsx'));
const LeadsPage = lazyChunk(() => import('./leads/leads-page.tsx'));
const WebsitePage = lazyChunk(() => import('./website/website-page.tsx'));
const EditLayoutsPage = lazyChunk(() => import('./layouts/edit-layouts-page.tsx'));
const HelpPage = lazyChunk(() => import('./help/help-page.tsx'));

/** Specification §2: these exist only while flagged as signed in. */
const flaggedPages: Record<Exclude<AdminPath, '/admin/auth'>, ComponentType> = {
  '/admin/profile': ProfilePage,
  '/admin/dashboard': LeadsPage,
  '/admin/content': WebsitePage,
  '/admin/layouts': EditLayoutsPage,
  '/admin/help': HelpPage,
  '/admin-panel': PhotosPage,
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
  const FlaggedPage = path ? flaggedPages[path] : NotFoundPage;
  // A page that is open while another tab logs out does not turn into one that never was.
  if (flagged || flaggedAtFirst)
    return (
      <QueryClientProvider client={queryClient}>
        <PublicPagesContext value={publicPages}>
          <FlaggedPage />
        </PublicPagesContext>
      </QueryClientProvider>
    );
  return (
    <NotFoundPage>
      <p>
        <ButtonLink to={address} variant="outline">
          {adminText.auth.link}
        </ButtonLink>
      </p>
    </NotFoundPage>
  );
}
