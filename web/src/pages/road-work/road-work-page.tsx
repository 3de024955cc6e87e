import { picturesOf } from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

const drawings = picturesOf(
  import.meta.glob('../../pictures/made/road[1-5]-*', { eager: true, import: 'default' }),
);

export default function RoadWorkPage() {
  const { roadWork } = useWords();
  return <ServicePage text={roadWork} drawings={drawings} services={['Road Work']} />;
}
