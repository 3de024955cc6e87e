import { picturesOf } from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

const drawings = picturesOf(
  ['road1', 'road2', 'road3', 'road4', 'road5'],
  import.meta.glob<string>('../../pictures/made/road[1-5]-*.{avif,webp}', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

export default function RoadWorkPage() {
  const { roadWork } = useWords();
  return <ServicePage text={roadWork} drawings={drawings} services={['Road Work']} />;
}
