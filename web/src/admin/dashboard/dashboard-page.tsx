import { useState } from 'react';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type InboxFilters, NO_FILTERS } from '../inbox/filters.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { useStats } from '../inbox/inbox-queries.ts';
import { PushSettings } from '../push/push-settings.tsx';
import { adminText } from '../words.ts';
import { GalleryLine } from './gallery-line.tsx';
import { LeadsOverview } from './leads-overview.tsx';

/** Specification §2 leaves this page open: first who has asked, then the gallery in one line. */
export default function DashboardPage() {
  return (
    <AdminFrame heading={adminText.dashboard.heading}>
      {() => (
        <>
          <Leads />
          <GalleryLine />
        </>
      )}
    </AdminFrame>
  );
}

/** The numbers above the messages choose among them. */
function Leads() {
  const [filters, setFilters] = useState<InboxFilters>(NO_FILTERS);
  // They come first.
  const { isFetched } = useStats();
  return (
    <>
      <LeadsOverview filters={filters} onFilters={setFilters} />
      <PushSettings enabled={isFetched} />
      <Inbox filters={filters} onFilters={setFilters} />
    </>
  );
}
