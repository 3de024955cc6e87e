import { AdminFrame } from '../frame/admin-frame.tsx';
import { Inbox } from '../inbox/inbox.tsx';
import { PushSettings } from '../push/push-settings.tsx';
import { adminText } from '../words.ts';
import { GalleryLine } from './gallery-line.tsx';
import { LeadsOverview } from './leads-overview.tsx';

/** Specification §2 leaves this page open: first who has asked, then the rest. */
export default function DashboardPage() {
  return (
    <AdminFrame heading={adminText.dashboard.heading}>
      {() => (
        <>
          <PushSettings />
          <Inbox />
          <LeadsOverview />
          <GalleryLine />
        </>
      )}
    </AdminFrame>
  );
}
