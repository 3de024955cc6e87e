import { roadWork } from '../../content/services.ts';
import { road1, road2, road3, road4, road5 } from '../../pictures/pictures.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function RoadWorkPage() {
  return <ServicePage text={roadWork} pictures={[road1, road2, road3, road4, road5]} />;
}
