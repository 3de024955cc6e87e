import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { timeText } from '@theni/contract/times';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { leadAddress } from '../addresses.ts';
import { leadQuery, leadsQuery } from '../leads/lead-queries.ts';
import { leadsText } from '../leads/texts.ts';
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
  const list = useInfiniteQuery(leadsQuery('open', ''));
  const leads = list.data?.pages.flatMap(({ messages }) => messages) ?? [];
  const listed = leads.map(({ id, name, createdAt }) => {
    return [id, `${name}, ${timeText(createdAt)}`] as const;
  });
  const isOther = lead && !leads.some(({ id }) => id === lead);
  const other = isOther ? [[lead, 'Another lead'] as const] : [];
  return (
    <>
      <SelectField
        label="Lead"
        hint="Only open leads are listed. To link another one, open it under “Leads” and tap “Book plot”."
        error={list.isError ? 'The leads could not be loaded.' : undefined}
        value={lead ?? ''}
        options={[['', '–'], ...other, ...listed]}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
      {list.hasNextPage && (
        <p>
          <Button
            variant="outline"
            disabled={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {leadsText.olderLeads}
          </Button>
        </p>
      )}
    </>
  );
}
