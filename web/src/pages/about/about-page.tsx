import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { Company } from './company.tsx';
import { People } from './people.tsx';

export default function AboutPage() {
  return (
    <PageFrame>
      <Company />
      <People />
      <GetDirection />
    </PageFrame>
  );
}
