import { plots1, plots2, plots3, plots4 } from '../../pictures/pictures.ts';
import { RecentLayouts } from '../../projects/recent-layouts.tsx';
import { useWords } from '../../words/words.ts';
import { ServicePage } from '../service/service-page.tsx';

export default function PlotsPage() {
  const { plots, projects } = useWords();
  return (
    <ServicePage
      text={plots}
      drawings={{ plots1, plots2, plots3, plots4 }}
      services={['Plots and Approvals']}
    >
      {projects.length > 0 && <RecentLayouts number={2} />}
    </ServicePage>
  );
}
