import {
  isSamePlotNumber,
  normalizePlotNumber,
  PLOT_NUMBER_MAX_LENGTH,
} from '@theni/contract/plots';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { usePageContext } from '../../page-context.ts';
import { plotOfRowLink, plotQuery } from '../layout-links.ts';
import type { PlotPageData } from '../layout-page-data.ts';

interface PlotInAddress {
  /** The number of a plot of the layout: the one that the visitor looks at. */
  chosen?: string | undefined;
  /** The number in the address, if the layout has no such plot. */
  unknownNumber?: string | undefined;
}

/** Finds the plot that the address names: `?plot=12`. */
export function plotInAddress(
  search: string,
  plots: Pick<PlotPageData, 'number'>[],
): PlotInAddress {
  const named = new URLSearchParams(search).get('plot')?.slice(0, 100) ?? '';
  const number = normalizePlotNumber(named);
  if (number === '' || number.length > PLOT_NUMBER_MAX_LENGTH) return {};
  const plot = plots.find(({ number: own }) => isSamePlotNumber(own, number));
  return plot ? { chosen: plot.number } : { unknownNumber: number };
}

export interface ChosenPlot extends PlotInAddress {
  /** Whether the address names it, so that it is brought into view. */
  isLinked: boolean;
  /** Whether the visitor has tapped it before the script was there. */
  isTappedEarly: boolean;
  /** The plot that the form names: the chosen one, unless the visitor has typed another. */
  formPlotNumber: string;
  choosePlot: (number: string) => void;
  setFormPlotNumber: (number: string) => void;
}

type Choice = PlotInAddress & Pick<ChosenPlot, 'isLinked' | 'isTappedEarly'>;

/**
 * The visitor begins with the plot of the address, or the one that he has tapped before the script
 * was there: its row and its outline lead to '#plot-12'. Each choice changes the address.
 */
export function useChosenPlot(plots: PlotPageData[]): ChosenPlot {
  const { isPreview = false } = usePageContext();
  const [choice, setChoice] = useState<Choice>({ isLinked: false, isTappedEarly: false });
  const [typedNumber, setTypedNumber] = useState<string>();

  const openPlotInAddress = useEffectEvent(() => {
    const tapped = plotOfRowLink(location.hash);
    const search = tapped === undefined ? location.search : plotQuery(tapped);
    const found = isPreview ? {} : plotInAddress(search, plots);
    if (Object.keys(found).length === 0) return;
    if (tapped !== undefined) history.replaceState(history.state, '', search);
    // An ordinary update would make React drop the HTML of parts that it has not hydrated yet.
    startTransition(() => {
      setChoice({ ...found, isLinked: true, isTappedEarly: tapped !== undefined });
      // The form may have restored the number of a plot that the visitor had typed before.
      if (found.chosen) setTypedNumber(undefined);
    });
  });
  useEffect(() => {
    openPlotInAddress();
    // A row that React has not reached yet leads to itself.
    const onHashChange = () => openPlotInAddress();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  const choosePlot = useCallback(
    (number: string) => {
      setChoice({ chosen: number, isLinked: false, isTappedEarly: false });
      setTypedNumber(undefined);
      // A step of the router would render all of the page again.
      if (!isPreview) history.replaceState(history.state, '', plotQuery(number));
    },
    [isPreview],
  );
  return {
    ...choice,
    formPlotNumber: typedNumber ?? choice.chosen ?? '',
    choosePlot,
    setFormPlotNumber: setTypedNumber,
  };
}
