import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { countsQuery } from '../leads/lead-queries.tsx';
import { leadsText } from '../leads/leads-words.ts';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/notice.tsx';
import { adminText } from '../words.ts';

const text = adminText.profile;

/** Specification §2: the admin's welcome page. */
export default function ProfilePage() {
  return (
    <AdminFrame heading={text.heading}>
      {({ user }) => (
        <>
          <p>
            <strong>{user.displayName}</strong> {user.email}
          </p>
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

function NewLeads() {
  const { data, isError, refetch } = useQuery(countsQuery);
  return (
    <>
      <p>
        <ButtonLink to="/admin/dashboard">
          {data ? leadsText.newLeads(data.new) : leadsText.heading}
        </ButtonLink>
      </p>
      {isError && <LoadFailed notice={leadsText.countFailed} onRetry={() => refetch()} />}
    </>
  );
}
