import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { useAdminFlag } from './admin-flag.ts';
import { AuthPage } from './auth-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { PanelPage } from './panel-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { SessionProvider } from './session.tsx';

/** The admin area (specification §2): all but the sign-in exist only while flagged as signed in. */
export default function AdminArea() {
  const flagged = useAdminFlag();
  return (
    <SessionProvider>
      <Routes>
        <Route path="/admin/auth" element={<AuthPage />} />
        {flagged && (
          <>
            <Route path="/admin/profile" element={<ProfilePage />} />
            <Route path="/admin/dashboard" element={<DashboardPage />} />
            <Route path="/admin-panel" element={<PanelPage />} />
          </>
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </SessionProvider>
  );
}
