import { picturesOf } from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

const drawings = picturesOf(
  ['construction1', 'construction2', 'construction3', 'construction4'],
  import.meta.glob<string>('../../pictures/made/construction[1-4]-*.{avif,webp}', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

export default function ConstructionPage() {
  const { construction } = useWords();
  return (
    <ServicePage
      text={construction}
      drawings={drawings}
      services={['Consturction ', '2d,3d plans']}
    />
  );
}
