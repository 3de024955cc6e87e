import { OurLayouts } from '../../layouts/layout-cards.tsx';
import { picturesOf } from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

const drawings = picturesOf(
  import.meta.glob('../../pictures/made/plots[1-4]-*', { eager: true, import: 'default' }),
);

export default function PlotsPage() {
  return (
    <ServicePage text={useWords().plots} drawings={drawings} services={['Plots and Approvals']}>
      <OurLayouts />
    </ServicePage>
  );
}
