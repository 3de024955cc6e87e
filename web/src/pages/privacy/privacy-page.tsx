import { PageFrame } from '../../navigation/page-frame.tsx';
import { Privacy } from './privacy.tsx';

export function PrivacyPage() {
  return (
    <PageFrame>
      <Privacy />
    </PageFrame>
  );
}
