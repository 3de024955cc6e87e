import { useWords } from '../../page-context.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function ConstructionPage() {
  const { construction } = useWords();
  return (
    <ServicePage
      text={construction}
      // As the specification spells them.
      services={['Consturction ', '2d,3d plans']}
    />
  );
}
