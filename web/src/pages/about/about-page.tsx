import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { StylesBelow } from '../../ui/styles-below.tsx';
import { Company } from './company.tsx';
import { People } from './people.tsx';

export default function AboutPage() {
  return (
    <PageFrame>
      <Company />
      <StylesBelow />
      <People />
      <GetDirection />
    </PageFrame>
  );
}
