import { adminText } from '../content/admin.ts';
import { ButtonLink } from '../ui/button.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Specification §2: the admin's welcome page. */
export function ProfilePage() {
  return (
    <AdminFrame heading={adminText.profile.heading}>
      {({ user }) => (
        <>
          <p>{user.displayName ?? user.email}</p>
          <p>
            <ButtonLink to="/admin-panel">{adminText.profile.dashboard}</ButtonLink>
          </p>
        </>
      )}
    </AdminFrame>
  );
}
