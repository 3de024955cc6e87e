import { fill } from '@theni/content/fill';
import type { Ref } from 'react';
import { mainPhone, telephoneLink } from '../../company/links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useWords } from '../../words/words.ts';
import { chatAbout } from './about.ts';
import { type ColumnName, columnNames, plotColumns } from './plot-columns.ts';
import css from './plots.module.css';

interface Props {
  ref?: Ref<HTMLDivElement>;
  layout: ShownLayout;
  plot: ShownPlot | undefined;
  onAsk: (number: string) => void;
}

/** What is known of the plot that the visitor has chosen, and the ways to ask about it. */
export function ChosenPlot({ ref, layout, plot, onAsk }: Props) {
  const { text } = layout;
  return (
    <div ref={ref} className={css.chosen}>
      <div role="status">
        {plot ? (
          <PlotFacts plot={plot} text={text} />
        ) : (
          <p className={css.hint}>{text.plots.hint}</p>
        )}
      </div>
      {plot && <PlotActions layout={layout} plot={plot} onAsk={onAsk} />}
    </div>
  );
}

const SIZES = ['sqFt', 'cents', 'sqMetres'] as const;

function PlotFacts({ plot, text }: { plot: ShownPlot; text: ShownLayout['text'] }) {
  const { plots, units } = text;
  const known = (column: ColumnName) => plotColumns[column].cell(plot, plots);
  const lines = columnNames.filter((column) => plotColumns[column].isLine && known(column));
  return (
    <>
      <h3>{fill(plots.plot, { number: plot.Number })}</h3>
      <p className={classNames(css.state, css[plot.State])}>{known('state')}</p>
      <p className={css.price}>{known('price')}</p>
      <p>{SIZES.map((unit) => fill(units[unit], { number: known(unit) })).join(' · ')}</p>
      {lines.map((column) => (
        <p key={column}>
          {plots.columns[column]}: {known(column)}
        </p>
      ))}
    </>
  );
}

function PlotActions({ layout, plot, onAsk }: Props & { plot: ShownPlot }) {
  const words = useWords();
  const { company, frame } = words;
  const { text } = layout;
  const phone = mainPhone(company);
  return (
    <p className={css.ways} data-plot={plot.Number}>
      <ButtonLink to={chatAbout(layout, words, plot.Number)} variant="chat" icon="chat">
        {frame.whatsapp}
      </ButtonLink>
      <ButtonLink to={telephoneLink(phone)} variant="outline" icon="phone">
        {frame.call}
      </ButtonLink>
      <ButtonLink to="#ask" variant="outline" icon="mail" onClick={() => onAsk(plot.Number)}>
        {text.ask.form}
      </ButtonLink>
    </p>
  );
}
