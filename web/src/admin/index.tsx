import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { useAdminFlag } from './admin-flag.ts';
import { AuthPage } from './auth-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { PanelPage } from './panel-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { SessionProvider } from './session.tsx';

/** Specification §2: these exist only while flagged as signed in. */
const flaggedPages: Record<string, ComponentType> = {
  '/admin/profile': ProfilePage,
  '/admin/dashboard': DashboardPage,
  '/admin-panel': PanelPage,
};

export default function AdminArea() {
  const { pathname } = useLocation();
  const flagged = useAdminFlag();
  if (pathname === '/admin/auth')
    return (
      <SessionProvider>
        <AuthPage />
      </SessionProvider>
    );
  const Page = (flagged && flaggedPages[pathname]) || NotFoundPage;
  return (
    <SessionProvider>
      <Page />
    </SessionProvider>
  );
}
