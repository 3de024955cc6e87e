import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { timeText } from '@theni/contract/times';
import { useRef } from 'react';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { leadAddress } from '../addresses.ts';
import { leadQuery, leadsQuery } from '../leads/lead-queries.ts';
import { OlderLeads } from '../leads/older-leads.tsx';
import common from '../ui/common.module.css';

export function LeadOfPlot({ id }: { id: string }) {
  const { data: lead } = useQuery(leadQuery(id));
  return (
    <Link to={leadAddress(id)} className={common.link}>
      {lead ? `Open the lead of ${lead.name}` : 'Open its lead'}
    </Link>
  );
}

/** A choice of the lead that has the plot, among those of Open. */
export function LeadChoice({
  lead,
  onChoose,
}: {
  lead: string | null;
  onChoose: (id: string | null) => void;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const list = useInfiniteQuery(leadsQuery('open', ''));
  // The failure of a later page stands beside its button.
  const hasFailed = list.isError && !list.isFetchNextPageError;
  const leads = list.data?.pages.flatMap(({ messages }) => messages) ?? [];
  const listed = leads.map(({ id, name, createdAt }) => {
    return [id, `${name}, ${timeText(createdAt)}`] as const;
  });
  const isOther = lead && !leads.some(({ id }) => id === lead);
  const other = isOther ? [[lead, 'Another lead'] as const] : [];
  return (
    <>
      <SelectField
        ref={select}
        label="Lead"
        hint="Only open leads are listed. To link another one, open it under “Leads” and tap “Book plot”."
        error={hasFailed ? 'The leads could not be loaded.' : undefined}
        value={lead ?? ''}
        options={[['', '–'], ...other, ...listed]}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
      <OlderLeads list={list} focusLoaded={() => select.current?.focus()} />
    </>
  );
}
