import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { countsQuery } from '../leads/lead-queries.ts';
import { leadsText } from '../leads/leads-words.ts';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { adminText } from '../words.ts';
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
          <NewLeads />
          <p className={common.row}>
            <ButtonLink to="/admin-panel">{text.dashboard}</ButtonLink>
            <ButtonLink to="/admin/help" variant="outline">
              {text.help}
            </ButtonLink>
          </p>
        </>
      )}
    </AdminFrame>
  );
}

/** '3 new leads', and the way to them. */
function NewLeads() {
  const { data, isError, refetch } = useQuery(countsQuery);
  return (
    <>
      <p>
        <ButtonLink to="/admin/dashboard">
          {data ? leadsText.newLeads(data.New) : leadsText.heading}
        </ButtonLink>
      </p>
      {isError && <LoadFailed notice={leadsText.countFailed} onRetry={() => refetch()} />}
    </>
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
