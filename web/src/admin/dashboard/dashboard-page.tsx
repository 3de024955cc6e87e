import { adminText } from '../../content/admin.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { UploadStrip } from '../upload/upload-strip.tsx';
import { GalleryOverview } from './gallery-overview.tsx';

/** Specification §2 leaves this page open: how the gallery stands. The inbox of messages takes its place below. */
export function DashboardPage() {
  return (
    <AdminFrame heading={adminText.dashboard.heading}>
      {({ user }) => (
        <>
          <UploadStrip />
          <GalleryOverview user={user} />
        </>
      )}
    </AdminFrame>
  );
}
