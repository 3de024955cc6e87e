import { OurLayouts } from '../../layouts/list/layout-cards.tsx';
import { useWords } from '../../page-context.ts';
import { picturesOf } from '../../pictures/pictures.ts';
import { ServicePage } from '../service/service-page.tsx';

const drawings = picturesOf(
  import.meta.glob('../../pictures/made/plots[1-4]-*', { eager: true, import: 'default' }),
);

/** The service "Plots and Approvals". Plots to buy are on the page of their layout. */
export default function PlotsPage() {
  return (
    <ServicePage
      text={useWords().plots}
      drawings={drawings}
      fallback={drawings.plots1}
      services={['Plots and Approvals']}
    >
      <OurLayouts />
    </ServicePage>
  );
}
