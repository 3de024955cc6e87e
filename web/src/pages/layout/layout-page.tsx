import { useCallback, useState } from 'react';
import { LateCalculators } from '../../calculators/late-calculators.tsx';
import { chatAbout } from '../../layouts/question.ts';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { HydrateInView } from '../../ui/hydrate-in-view.tsx';
import { late } from '../../ui/late.ts';
import { StylesBelow } from '../../ui/styles-below.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { useEditMark, useWords } from '../../words/words.ts';
import { AskAbout } from './ask-about.tsx';
import { Facts } from './facts.tsx';
import css from './layout-page.module.css';
import { lowestPrice } from './open-plots.ts';
import { Opening } from './opening.tsx';
import partsCss from './parts.module.css';
import { Photos } from './photos.tsx';
import { Plots } from './plots.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { useChosenPlot } from './use-chosen-plot.ts';
import { usePlots } from './use-plots.ts';

const Details = late(async () => (await import('./details.tsx')).Details, partsCss);
const Papers = late(async () => (await import('./papers.tsx')).Papers, partsCss);

/** The page of a layout, in the order in which a buyer asks. What is out of view waits for its script. */
export default function LayoutPage({ layout }: { layout: ShownLayout }) {
  const mark = useEditMark();
  const words = useWords();
  const { plots, asOf } = usePlots(layout);
  /** The number of the plot that the visitor looks at. */
  const { chosen, isLinked, choose } = useChosenPlot(plots);
  /** The number of the plot that the form names: the chosen one, if he has not typed another. */
  const [typed, ask] = useState<string>();
  const asked = typed ?? chosen ?? '';
  const onChoose = useCallback(
    (number: string) => {
      choose(number);
      ask(undefined);
    },
    [choose],
  );
  const price = plots.find(({ Number: number }) => number === chosen)?.Price;
  return (
    <PageFrame chat={{ link: chatAbout(layout, words, chosen), plot: chosen }}>
      <div className={css.sheet}>
        <div className={css.content}>
          <Opening layout={layout} plots={plots} />
          <Facts layout={layout} />
          <StylesBelow />
          <div id="plots" {...mark(`projects.${layout.slug}.Plots`)}>
            <Plots
              layout={layout}
              plots={plots}
              asOf={asOf}
              chosen={chosen}
              isLinked={isLinked}
              onChoose={onChoose}
            />
          </div>
          <HydrateInView>
            <Papers layout={layout} />
          </HydrateInView>
          <div className={css.screenOnly} {...mark(`projects.${layout.slug}.photos`)}>
            <HydrateInView>
              <Photos layout={layout} />
            </HydrateInView>
          </div>
          <HydrateInView>
            <Details layout={layout} />
          </HydrateInView>
          <div className={css.screenOnly}>
            <HydrateInView>
              <AskAbout layout={layout} plot={asked} onPlot={ask} />
            </HydrateInView>
            <LateCalculators amount={price ?? lowestPrice(plots)} />
          </div>
        </div>
        <SheetFoot layout={layout} />
      </div>
    </PageFrame>
  );
}
