import { useWords } from '../../page-context.ts';
import { picturesOf } from '../../pictures/pictures.ts';
import { ServicePage } from '../service/service-page.tsx';

const drawings = picturesOf(
  import.meta.glob('../../pictures/made/construction[1-4]-*', { eager: true, import: 'default' }),
);

export default function ConstructionPage() {
  const { construction } = useWords();
  return (
    <ServicePage
      text={construction}
      drawings={drawings}
      fallback={drawings.construction1}
      // As the specification spells them.
      services={['Consturction ', '2d,3d plans']}
    />
  );
}
