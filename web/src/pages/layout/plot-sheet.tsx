import { fill } from '@theni/content/fill';
import { chatAbout, plotQuery } from '../../layouts/question.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useShare } from '../../ui/use-share.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useWords } from '../../words/words.ts';
import { nextAvailable } from './next-plot.ts';
import { type ColumnName, columnNames, plotColumns } from './plot-columns.ts';
import css from './plots.module.css';

interface Props {
  layout: ShownLayout;
  plots: ShownPlot[];
  plot: ShownPlot;
  onChoose: (number: string) => void;
}

const SIZES = ['sqFt', 'cents', 'sqMetres'] as const;

/** What is known of the plot that the visitor has chosen. */
export function PlotFacts({ plot, text }: { plot: ShownPlot; text: ShownLayout['text'] }) {
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
        <p key={column}>{`${plots.columns[column]}: ${known(column)}`}</p>
      ))}
    </>
  );
}

/** What the visitor may do about it. */
export function PlotActions({ layout, plots, plot, onChoose }: Props) {
  const words = useWords();
  const { text, name, address } = layout;
  const { share: shareText } = words.gallery;
  const { share, notice } = useShare(
    {
      title: `${name}, ${fill(text.plots.plot, { number: plot.Number })}`,
      url: address + plotQuery(plot.Number),
    },
    shareText,
  );
  const next = nextAvailable(plots, plot.Number);
  return (
    <>
      <p className="row">
        <ButtonLink to={chatAbout(layout, words, plot.Number)} variant="chat" icon="chat">
          {words.frame.whatsapp}
        </ButtonLink>
        <Button variant="outline" onClick={share}>
          {shareText.label}
        </Button>
        <ButtonLink to="#ask" variant="outline" icon="mail" onClick={() => onChoose(plot.Number)}>
          {text.ask.form}
        </ButtonLink>
        {next && (
          <Button variant="outline" icon="next" onClick={() => onChoose(next)}>
            {text.plots.next}
          </Button>
        )}
      </p>
      <p role="status" className={css.notice}>
        {notice}
      </p>
    </>
  );
}
