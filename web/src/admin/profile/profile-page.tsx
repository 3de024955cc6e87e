import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { leadsFailed, leadsQuery } from '../leads/lead-queries.ts';
import { LeadRow } from '../leads/lead-row.tsx';
import { useArrivals } from '../leads/use-arrivals.ts';
import { useSession } from '../session/session.ts';
import common from '../ui/common.module.css';
import { QueryState } from '../ui/query-state.tsx';

/** Specification §2: the admin's welcome page. */
export default function ProfilePage() {
  const session = useSession();
  return (
    <AdminPage heading="Welcome">
      {session.status === 'signed-in' && (
        <p>
          <strong>{session.user.displayName}</strong> {session.user.email}
        </p>
      )}
      <NewestLeads />
      <p className={common.row}>
        {/* Specification §2: the link to Photos has this name. */}
        <ButtonLink to="/admin-panel">View dashboard</ButtonLink>
        <ButtonLink to="/admin/help" variant="outline">
          Help · உதவி
        </ButtonLink>
      </p>
    </AdminPage>
  );
}

const LEADS_SHOWN = 3;

function NewestLeads() {
  const query = useInfiniteQuery(leadsQuery('open', ''));
  useArrivals('open', '');
  const leads = query.data?.pages[0]?.messages.slice(0, LEADS_SHOWN) ?? [];
  return (
    <section className={common.stack} aria-label="Newest leads">
      <h2>Newest leads</h2>
      <QueryState query={query} failed={leadsFailed} />
      {query.data && leads.length === 0 && (
        <p>No open leads. What visitors write in the contact form comes here.</p>
      )}
      <ul className={common.stack}>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </ul>
      <Link to="/admin/dashboard" className={common.link}>
        All leads
      </Link>
    </section>
  );
}
