import { useWords } from '../../page-context.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function RoadWorkPage() {
  const { roadWork } = useWords();
  return <ServicePage text={roadWork} services={['Road Work']} />;
}
