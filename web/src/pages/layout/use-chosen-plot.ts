import { foldPlotNumber, normalizePlotNumber } from '@theni/contract/plot-number';
import { PLOT_NUMBER_MAX_LENGTH } from '@theni/contract/plots';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { PlotPageData } from '../../layouts/layout-page-data.ts';
import { plotQuery } from '../../layouts/question.ts';
import { usePageContext } from '../../page-context.ts';

interface Linked {
  /** The number of the plot that the visitor looks at. */
  chosen?: string | undefined;
  /** What the address names, if the layout has no such plot. */
  unknown?: string | undefined;
}

export function linkedPlot(search: string, plots: Pick<PlotPageData, 'number'>[]): Linked {
  const named = new URLSearchParams(search).get('plot')?.slice(0, 100) ?? '';
  const number = normalizePlotNumber(named);
  if (number === '' || number.length > PLOT_NUMBER_MAX_LENGTH) return {};
  const folded = foldPlotNumber(number);
  const plot = plots.find(({ number: own }) => foldPlotNumber(own) === folded);
  return plot ? { chosen: plot.number } : { unknown: number };
}

export interface ChosenPlot extends Linked {
  /** The address names it: it is brought into view. */
  isLinked: boolean;
  /** The plot that the question is about: the chosen one, unless the visitor has typed another. */
  asked: string;
  choosePlot: (number: string) => void;
  askAbout: (number: string) => void;
}

/** At first the plot of the address, which then goes along with each choice. */
export function useChosenPlot(plots: PlotPageData[]): ChosenPlot {
  const { isPreview = false } = usePageContext();
  const [linked, setLinked] = useState<Linked & { isLinked: boolean }>({ isLinked: false });
  const [typed, setTyped] = useState<string>();

  const openLinkedPlot = useEffectEvent(() => {
    const found = isPreview ? {} : linkedPlot(location.search, plots);
    if (Object.keys(found).length === 0) return;
    // An ordinary update would make React drop the HTML of parts that it has not hydrated yet.
    startTransition(() => setLinked({ ...found, isLinked: true }));
  });
  useEffect(() => openLinkedPlot(), []);

  const choosePlot = useCallback(
    (number: string) => {
      setLinked({ chosen: number, isLinked: false });
      setTyped(undefined);
      // Beside the router: a step of its own would render all of the page anew.
      if (!isPreview) history.replaceState(history.state, '', plotQuery(number));
    },
    [isPreview],
  );
  return { ...linked, asked: typed ?? linked.chosen ?? '', choosePlot, askAbout: setTyped };
}
