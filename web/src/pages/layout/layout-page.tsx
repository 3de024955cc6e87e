import { useCallback, useState } from 'react';
import { Calculators } from '../../calculators/calculators.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { HydrateInView } from '../../ui/hydrate-in-view.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { useEditMark } from '../../words/words.ts';
import { AskAbout } from './ask-about.tsx';
import { Details } from './details.tsx';
import { Facts } from './facts.tsx';
import css from './layout-page.module.css';
import { lowestPrice } from './open-plots.ts';
import { Opening } from './opening.tsx';
import { Photos } from './photos.tsx';
import { Plots } from './plots.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { usePlots } from './use-plots.ts';

/** The page of a layout, in the order in which a buyer asks. What is out of view waits for its script. */
export default function LayoutPage({ layout }: { layout: ShownLayout }) {
  const mark = useEditMark();
  const { plots, asOf } = usePlots(layout);
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
          <Opening layout={layout} plots={plots} />
          <Facts layout={layout} />
          <div id="plots" {...mark(`projects.${layout.slug}.Plots`)}>
            <HydrateInView>
              <Plots
                layout={layout}
                plots={plots}
                asOf={asOf}
                chosen={chosen}
                onChoose={onChoose}
              />
            </HydrateInView>
          </div>
          <div className={css.screenOnly} {...mark(`projects.${layout.slug}.photos`)}>
            <HydrateInView>
              <Photos layout={layout} />
            </HydrateInView>
          </div>
          <Details layout={layout} />
          <div className={css.screenOnly}>
            <HydrateInView>
              <AskAbout layout={layout} plot={asked} onPlot={ask} />
            </HydrateInView>
            <HydrateInView>
              <Calculators amount={price ?? lowestPrice(plots)} />
            </HydrateInView>
          </div>
        </div>
        <SheetFoot layout={layout} />
      </div>
    </PageFrame>
  );
}
