import { AdminFrame } from '../frame/admin-frame.tsx';
import { Inbox } from '../inbox/inbox.tsx';
import { PushSettings } from '../push/push-settings.tsx';
import { adminText } from '../words.ts';

/** Specification §2 leaves this page open: it is the leads. */
export default function DashboardPage() {
  return (
    <AdminFrame heading={adminText.dashboard.heading}>
      {() => (
        <>
          <PushSettings />
          <Inbox />
        </>
      )}
    </AdminFrame>
  );
}
