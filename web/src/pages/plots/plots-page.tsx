import { RecentLayouts } from '../../layouts/recent-layouts.tsx';
import { plots1, plots2, plots3, plots4 } from '../../pictures/pictures.ts';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function PlotsPage() {
  const { plots, layouts } = useWords();
  return (
    <ServicePage
      text={plots}
      drawings={{ plots1, plots2, plots3, plots4 }}
      services={['Plots and Approvals']}
    >
      {layouts.length > 0 && <RecentLayouts number={2} />}
    </ServicePage>
  );
}
