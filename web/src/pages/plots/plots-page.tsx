import { OurLayouts } from '../../layouts/list/layout-cards.tsx';
import { useWords } from '../../page-context.ts';
import { ServicePage } from '../service/service-page.tsx';

/** The service "Plots and Approvals". Plots to buy are on the page of their layout. */
export default function PlotsPage() {
  return (
    <ServicePage text={useWords().plots} services={['Plots and Approvals']}>
      <OurLayouts />
    </ServicePage>
  );
}
