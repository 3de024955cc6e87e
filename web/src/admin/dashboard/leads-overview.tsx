import type { Counts, StatsResponse } from '@theni/contract';
import { useStats } from '../inbox/inbox-queries.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { adminText } from '../words.ts';
import css from './leads-overview.module.css';

const text = adminText.dashboard;

/** Where the enquiries of the last seven days came from, and what they are about. */
export function LeadsOverview() {
  const { data: stats, isError, refetch } = useStats();
  return (
    <Disclosure summary={text.whereFrom}>
      {isError && !stats ? (
        <LoadFailed notice={adminText.panel.listFailed} onRetry={() => refetch()} />
      ) : stats ? (
        <Origins stats={stats} />
      ) : (
        <p>{adminText.panel.loading}</p>
      )}
    </Disclosure>
  );
}

function Origins({ stats: { Leads, Taps } }: { stats: StatsResponse }) {
  return (
    <>
      <p>{text.tapsOf(Taps.ByKind.call ?? 0, Taps.ByKind.whatsapp ?? 0)}</p>
      <div className={css.columns}>
        <Table name={text.byLayout} leads={Leads.ByProject} contactClicks={Taps.ByProject} />
        <Table name={text.byPlot} leads={Leads.ByPlot} contactClicks={Taps.ByPlot} />
        <Table name={text.byService} leads={Leads.ByService} />
        <Table
          name={text.byLanguage}
          leads={Leads.ByLanguage}
          contactClicks={Taps.ByLanguage}
          nameOf={(language) => (language === 'ta' ? text.tamil : text.english)}
        />
        <Table name={text.byPage} leads={Leads.ByPage} contactClicks={Taps.ByPage} />
        <Table name={text.byCampaign} leads={Leads.ByCampaign} />
      </div>
    </>
  );
}

/** Messages and taps of the week, side by side under each name. */
function Table({
  name,
  leads,
  contactClicks,
  nameOf = (key) => key || text.notKnown,
}: {
  name: string;
  leads: Counts;
  contactClicks?: Counts;
  nameOf?: (key: string) => string;
}) {
  const keys = [...new Set([...Object.keys(leads), ...Object.keys(contactClicks ?? {})])];
  if (keys.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{text.messages}</th>
          {contactClicks && <th scope="col">{text.contactClicks}</th>}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td>{leads[key] ?? 0}</td>
            {contactClicks && <td>{contactClicks[key] ?? 0}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
