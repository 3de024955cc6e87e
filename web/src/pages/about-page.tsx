import { Company } from '../sections/about/company.tsx';
import { People } from '../sections/about/people.tsx';
import { PageFrame } from '../sections/frame/page-frame.tsx';
import { GetDirection } from '../sections/get-direction.tsx';

export function AboutPage() {
  return (
    <PageFrame>
      <Company />
      <People />
      <GetDirection />
    </PageFrame>
  );
}
