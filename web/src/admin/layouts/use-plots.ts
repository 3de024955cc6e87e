import type { LayoutResponse, PlotDraft, PlotStatus } from '@theni/contract';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { EMPTY_PLOT } from '../documents/plot-columns.tsx';
import { useEditor, useValue } from '../documents/use-editor.ts';
import { notify } from '../ui/notice.ts';

/** Facts of the plots in the draft. */
export function usePlots() {
  const { change } = useEditor();
  const { value: plots } = useValue<PlotDraft[]>('Plots');

  /** @param done what is said then */
  function put(next: PlotDraft[], done: string): void {
    change('Plots', next);
    notify({ text: done });
  }

  return {
    plots,
    put,
    add: (added: PlotDraft[]) => change('Plots', [...plots, ...added]),
    setFact: <Name extends keyof PlotDraft>(at: number, name: Name, value: PlotDraft[Name]) =>
      change(`Plots.${at}.${name}`, value),
  };
}

/** A plot with who has it. What is not known of a plot that somebody has is left empty. */
export interface Plot extends PlotStatus, Omit<PlotDraft, 'Number'> {}

/** Every plot that the draft or visitors have, and those that somebody has. */
export function plotsOf({ Project, Published, Statuses }: LayoutResponse): Plot[] {
  const facts = new Map(
    [...(Published?.Plots ?? []), ...Project.Plots].map((plot) => [
      foldPlotNumber(plot.Number),
      plot,
    ]),
  );
  return Statuses.map((status) => ({
    ...EMPTY_PLOT,
    ...facts.get(foldPlotNumber(status.Number)),
    ...status,
  }));
}
