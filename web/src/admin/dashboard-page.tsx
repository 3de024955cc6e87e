import { adminText } from '../content/admin.ts';
import { AdminFrame } from './admin-frame.tsx';

/** Specification §2: a placeholder page, whose content is not shown there. */
export function DashboardPage() {
  return <AdminFrame heading={adminText.dashboard.heading}>{() => null}</AdminFrame>;
}
