import { useCallback, useState } from 'react';
import { Calculators } from '../../calculators/calculators.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import type { ShownProject } from '../../words/shown-project.ts';
import { AskAbout } from './ask-about.tsx';
import { Details } from './details.tsx';
import { Facts } from './facts.tsx';
import { lowestPrice } from './open-plots.ts';
import { Photos } from './photos.tsx';
import { Plots } from './plots.tsx';
import css from './project-page.module.css';
import { SheetFoot } from './sheet-foot.tsx';
import { usePlots } from './use-plots.ts';

/** The page of a layout: facts first, then what one can choose. */
export default function ProjectPage({ project }: { project: ShownProject }) {
  const { plots, asOf } = usePlots(project);
  /** The number of the plot that the visitor looks at. */
  const [chosen, choose] = useState<string>();
  /** The number of the plot that the form names: the chosen one, if he has not typed another. */
  const [asked, ask] = useState('');
  const onChoose = useCallback((number: string) => {
    choose(number);
    ask(number);
  }, []);
  const price = plots.find(({ Number: number }) => number === chosen)?.Price;
  return (
    <PageFrame>
      <div className={css.sheet}>
        <div className={css.content}>
          <Facts project={project} plots={plots} />
          <Plots project={project} plots={plots} asOf={asOf} chosen={chosen} onChoose={onChoose} />
          <div className={css.screenOnly}>
            <Photos project={project} />
          </div>
          <Details project={project} />
          <div className={css.screenOnly}>
            <AskAbout project={project} plot={asked} onPlot={ask} />
            <Calculators amount={price ?? lowestPrice(plots)} />
          </div>
        </div>
        <SheetFoot project={project} />
      </div>
    </PageFrame>
  );
}
