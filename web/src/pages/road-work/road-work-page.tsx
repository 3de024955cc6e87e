import { road1, road2, road3, road4, road5 } from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function RoadWorkPage() {
  const { roadWork } = useWords();
  return (
    <ServicePage
      text={roadWork}
      drawings={{ road1, road2, road3, road4, road5 }}
      services={['Road Work']}
    />
  );
}
