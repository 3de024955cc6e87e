import { construction } from '../../content/services.ts';
import {
  construction1,
  construction2,
  construction3,
  construction4,
} from '../../pictures/pictures.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function ConstructionPage() {
  return (
    <ServicePage
      text={construction}
      pictures={[construction1, construction2, construction3, construction4]}
    />
  );
}
