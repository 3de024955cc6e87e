import { PageFrame } from '../../navigation/page-frame.tsx';
import { Privacy } from './privacy.tsx';

export default function PrivacyPage() {
  return (
    <PageFrame>
      <Privacy />
    </PageFrame>
  );
}
