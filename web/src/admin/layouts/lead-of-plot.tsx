import { useQuery } from '@tanstack/react-query';
import { timeText } from '@theni/contract/times';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { leadAddress } from '../addresses.ts';
import { call } from '../api/call.ts';
import { leadQuery } from '../leads/lead-queries.ts';
import common from '../ui/common.module.css';

/** Who has a plot. */
export function LeadOfPlot({ id }: { id: string }) {
  const { data: lead } = useQuery(leadQuery(id));
  return (
    <Link to={leadAddress(id)} className={common.link}>
      {lead ? `Open the lead of ${lead.name}` : 'Open its lead'}
    </Link>
  );
}

/** With whose message a plot goes: it gets the message's id, and never a name or a number. */
export function LeadChoice({
  lead,
  onChoose,
}: {
  lead: string | null;
  onChoose: (id: string | null) => void;
}) {
  const { data: leads = [], isError } = useQuery({
    queryKey: ['leads', 'of plots'],
    queryFn: async () => (await call('GET /api/messages', { query: {} })).messages,
  });
  const listed = leads.map(({ id, name, createdAt }) => {
    return [id, `${name}, ${timeText(createdAt)}`] as const;
  });
  const isOther = lead && !leads.some(({ id }) => id === lead);
  const other = isOther ? [[lead, 'Another lead'] as const] : [];
  return (
    <SelectField
      label="Lead"
      hint="Only open leads are listed. To link another one, open it under “Leads” and tap “Book plot”."
      error={isError ? 'The leads could not be loaded.' : undefined}
      value={lead ?? ''}
      options={[['', '–'], ...other, ...listed]}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}
