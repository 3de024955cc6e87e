import type { Counts, StatsResponse } from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import { type InboxFilters, NO_FILTERS } from '../inbox/filters.ts';
import { useStats } from '../inbox/inbox-queries.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { adminText } from '../words.ts';
import css from './leads-overview.module.css';

const text = adminText.dashboard;

/** Who has asked today and this week, where from and about what, and who waits for an answer. */
export function LeadsOverview({
  filters,
  onFilters,
}: {
  filters: InboxFilters;
  onFilters: (filters: InboxFilters) => void;
}) {
  const { data: stats, isError, refetch } = useStats();
  if (isError && !stats)
    return <LoadFailed notice={adminText.panel.listFailed} onRetry={() => refetch()} />;
  return (
    <section aria-labelledby="leads-heading" className={css.leads}>
      <h2 id="leads-heading" className="visually-hidden">
        {text.leads}
      </h2>
      {/* While the numbers load, their places stand already: the messages below do not move. */}
      <Figures stats={stats} filters={filters} onFilters={onFilters} />
      <Disclosure summary={text.whereFrom}>
        {stats ? <Origins stats={stats} /> : <p>{adminText.panel.loading}</p>}
      </Disclosure>
    </section>
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

/** Each number shows the messages that it counts. */
function Figures({
  stats,
  filters,
  onFilters,
}: {
  stats: StatsResponse | undefined;
  filters: InboxFilters;
  onFilters: (filters: InboxFilters) => void;
}) {
  const all = { ...NO_FILTERS, folder: 'all' as const };
  const figures = [
    {
      name: text.newToday,
      value: stats && (stats.Leads.ByDay[dayOf(new Date())] ?? 0),
      shows: { ...all, since: dayOf(new Date()) },
    },
    {
      name: text.newThisWeek,
      value: stats?.Leads.Total,
      shows: { ...all, since: stats?.Days[0] ?? '' },
    },
    { name: text.unanswered, value: stats?.Unanswered, shows: NO_FILTERS },
  ];
  return (
    <div className={css.figures}>
      {figures.map(({ name, value, shows }) => (
        <button
          key={name}
          type="button"
          disabled={!stats}
          aria-pressed={shows.folder === filters.folder && shows.since === filters.since}
          onClick={() => onFilters(shows)}
        >
          <strong>{value ?? '–'}</strong> {name}
        </button>
      ))}
    </div>
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
