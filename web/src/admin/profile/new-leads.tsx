import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InboxMessage } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useWords } from '../../words/words.ts';
import { call } from '../api/call.ts';
import { inboxText } from '../inbox/inbox-words.ts';
import { replyLinks } from '../inbox/reply-links.ts';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { adminText } from '../words.ts';
import css from './new-leads.module.css';

const text = adminText.profile;

const newLeadsQuery = queryOptions({
  queryKey: ['messages', 'new'],
  queryFn: () => call('GET /api/messages', { query: { stage: 'new', spam: '0', limit: '5' } }),
  meta: { failure: 'the new enquiries could not be loaded' },
});

/** Who waits for an answer, newest first: one tap calls, one writes. */
export function NewLeads() {
  const { data, isError, refetch } = useQuery(newLeadsQuery);
  return (
    <section aria-labelledby="leads-heading" className={css.leads}>
      <h2 id="leads-heading">{text.newLeads}</h2>
      {isError && <LoadFailed notice={text.leadsFailed} onRetry={() => refetch()} />}
      {!data && !isError && <p role="status">{adminText.auth.loading}</p>}
      {data?.length === 0 && <p>{text.noNewLeads}</p>}
      {data && data.length > 0 && (
        <ul aria-labelledby="leads-heading">
          {data.map((lead) => (
            <NewLead key={lead._id} lead={lead} />
          ))}
        </ul>
      )}
      <Link to="/admin/dashboard" className={common.link}>
        {text.allLeads}
      </Link>
    </section>
  );
}

function NewLead({ lead }: { lead: InboxMessage }) {
  const { call, whatsapp, mail } = replyLinks(lead, useWords().companyNames);
  const { _id, Name, CreatedAt, Message } = lead;
  const { response } = inboxText;
  const of = <span className="visually-hidden"> {Name}</span>;
  return (
    <li>
      <Link to={`/admin/dashboard?lead=${_id}`} className={css.name}>
        <strong>{Name}</strong> <span>{timeText(CreatedAt)}</span>
      </Link>
      <p className={css.message}>{Message}</p>
      <div className={css.responses}>
        {call && (
          <ButtonLink to={call} icon="phone">
            {response.call}
            {of}
          </ButtonLink>
        )}
        {whatsapp && (
          <ButtonLink to={whatsapp} variant="chat" icon="chat">
            {response.whatsapp}
            {of}
          </ButtonLink>
        )}
        {!call && (
          <ButtonLink to={mail} icon="mail">
            {response.mail}
            {of}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
