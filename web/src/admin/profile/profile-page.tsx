import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { useStats } from '../inbox/inbox-queries.ts';
import { adminText } from '../words.ts';
import css from './profile-page.module.css';

const text = adminText.profile;

/** Specification §2: the admin's welcome page. */
export function ProfilePage() {
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
          <Unanswered />
          <p>
            <ButtonLink to="/admin-panel">{text.dashboard}</ButtonLink>
          </p>
        </>
      )}
    </AdminFrame>
  );
}

/** How many leads wait, and the way to them. It has its place before it is known. */
function Unanswered() {
  const { data } = useStats();
  return (
    <p className={css.unanswered}>
      {data?.Unanswered === 0 && text.noneUnanswered}
      {data && data.Unanswered > 0 && (
        <ButtonLink to="/admin/dashboard" variant="outline">
          {text.unanswered(data.Unanswered)}
        </ButtonLink>
      )}
    </p>
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
      width={72}
      height={72}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
