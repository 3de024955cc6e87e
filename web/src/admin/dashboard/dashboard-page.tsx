import { AdminFrame } from '../frame/admin-frame.tsx';
import { Inbox } from '../inbox/inbox.tsx';
import { UploadStrip } from '../upload/upload-progress.tsx';
import { adminText } from '../words.ts';
import { GalleryOverview } from './gallery-overview.tsx';

/** Specification §2 leaves this page open: how the gallery stands, and the messages of the contact form. */
export function DashboardPage() {
  return (
    <AdminFrame heading={adminText.dashboard.heading}>
      {() => (
        <>
          <UploadStrip />
          <GalleryOverview />
          <Inbox />
        </>
      )}
    </AdminFrame>
  );
}
