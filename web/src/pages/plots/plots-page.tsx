import { plots } from '../../content/services.ts';
import { plots1, plots2, plots3, plots4 } from '../../pictures/pictures.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function PlotsPage() {
  return <ServicePage text={plots} pictures={[plots1, plots2, plots3, plots4]} />;
}
