import { PageFrame } from '../sections/frame/page-frame.tsx';
import { Privacy } from '../sections/privacy/privacy.tsx';

export function PrivacyPage() {
  return (
    <PageFrame>
      <Privacy />
    </PageFrame>
  );
}
