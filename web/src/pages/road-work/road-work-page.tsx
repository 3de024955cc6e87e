import { useWords } from '../../page-context.ts';
import { picturesOf } from '../../pictures/pictures.ts';
import { ServicePage } from '../service/service-page.tsx';

const drawings = picturesOf(
  import.meta.glob('../../pictures/made/road[1-5]-*', { eager: true, import: 'default' }),
);

export default function RoadWorkPage() {
  const { roadWork } = useWords();
  return (
    <ServicePage
      text={roadWork}
      drawings={drawings}
      fallback={drawings.road1}
      services={['Road Work']}
    />
  );
}
