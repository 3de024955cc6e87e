import {
  construction1,
  construction2,
  construction3,
  construction4,
} from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function ConstructionPage() {
  const { construction } = useWords();
  return (
    <ServicePage
      text={construction}
      drawings={{ construction1, construction2, construction3, construction4 }}
      services={['Consturction ', '2d,3d plans']}
    />
  );
}
