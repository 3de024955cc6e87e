import { foldPlotNumber, normalizePlotNumber } from '@theni/contract/plot-number';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { plotQuery } from '../../layouts/question.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';
import { useEdition } from '../../words/words.ts';

/** The number of the plot that such an address names, however it is written; undefined for one that there is not. */
export function linkedPlot(search: string, plots: Pick<ShownPlot, 'Number'>[]): string | undefined {
  const named = new URLSearchParams(search).get('plot')?.slice(0, 100);
  if (!named) return undefined;
  const folded = foldPlotNumber(normalizePlotNumber(named));
  return plots.find((plot) => foldPlotNumber(plot.Number) === folded)?.Number;
}

/** The plot that the visitor looks at: at first the one of the address, which then goes along with each choice and may be sent on. */
export function useChosenPlot(plots: ShownPlot[]) {
  const { isPreview = false } = useEdition();
  const [{ chosen, isLinked }, set] = useState<{ chosen?: string; isLinked: boolean }>({
    isLinked: false,
  });

  const open = useEffectEvent(() => {
    const linked = isPreview ? undefined : linkedPlot(location.search, plots);
    if (linked !== undefined) set({ chosen: linked, isLinked: true });
  });
  useEffect(() => open(), []);

  const choose = useCallback(
    (number: string) => {
      set({ chosen: number, isLinked: false });
      if (!isPreview) history.replaceState(history.state, '', plotQuery(number));
    },
    [isPreview],
  );
  return { chosen, isLinked, choose };
}
