import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import common from '../ui/common.module.css';
import { adminText } from '../words.ts';
import { NewLeads } from './new-leads.tsx';
import css from './profile-page.module.css';

const text = adminText.profile;

/** Specification §2: the admin's welcome page. */
export default function ProfilePage() {
  return (
    <AdminFrame heading={text.heading}>
      {({ user }) => (
        <>
          <div className={css.account}>
            <AccountPicture name={user.displayName ?? ''} address={user.photoURL} />
            <p>
              {user.displayName && (
                <>
                  <strong>{user.displayName}</strong>
                  <br />
                </>
              )}
              {user.email}
            </p>
          </div>
          <p className={common.row}>
            <ButtonLink to="/admin-panel">{text.dashboard}</ButtonLink>
            <ButtonLink to="/admin/help" variant="outline">
              {text.help}
            </ButtonLink>
          </p>
          <NewLeads />
        </>
      )}
    </AdminFrame>
  );
}

/** The account's own picture, or its first letter: Google's servers may be out of reach. */
function AccountPicture({ name, address }: { name: string; address: string | null }) {
  const [broken, setBroken] = useState(false);
  if (!address || broken) {
    return (
      <span className={css.picture} aria-hidden="true">
        {(name || text.initial).slice(0, 1)}
      </span>
    );
  }
  return (
    <img
      className={css.picture}
      src={address}
      alt={text.pictureOf(name)}
      width={48}
      height={48}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
