import { plots1, plots2, plots3, plots4 } from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function PlotsPage() {
  const { plots } = useWords();
  return (
    <ServicePage
      text={plots}
      pictures={[plots1, plots2, plots3, plots4]}
      services={['Plots and Approvals']}
    />
  );
}
