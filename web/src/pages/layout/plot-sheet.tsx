import { fill } from '@theni/content/fill';
import { type ReactNode, useState } from 'react';
import { rupees } from '../../layouts/numbers.ts';
import toolCss from '../../layouts/plan-tools.module.css';
import { chatAbout, plotQuery } from '../../layouts/question.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useShare } from '../../ui/use-share.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useWords } from '../../words/words.ts';
import { type ColumnName, columnNames, plotColumns } from './plot-table.tsx';
import css from './plots.module.css';

type Text = ShownLayout['text'];

const SIZES = ['sqFt', 'cents', 'sqMetres'] as const;

/** What is known of the plot that the visitor has chosen. Of one that is gone that is no price. */
export function PlotFacts({ plot, text }: { plot: ShownPlot; text: Text }) {
  const { plots, units } = text;
  const known = (column: ColumnName) => plotColumns[column].cell(plot, plots);
  const lines = columnNames.filter((column) => plotColumns[column].isLine && known(column));
  const isAvailable = plot.State === 'available';
  return (
    <>
      <h3>{fill(plots.plot, { number: plot.Number })}</h3>
      <p className={isAvailable ? css.available : css.large}>{known('state')}</p>
      {isAvailable && <p className={css.large}>{known('price')}</p>}
      <p>{SIZES.map((unit) => fill(units[unit], { number: known(unit) })).join(' · ')}</p>
      {lines.map((column) => (
        <p key={column}>{`${plots.columns[column]}: ${known(column)}`}</p>
      ))}
    </>
  );
}

interface Props {
  layout: ShownLayout;
  plots: ShownPlot[];
  plot: ShownPlot;
  onChoose: (number: string) => void;
}

/** What the visitor may do about it. */
export function PlotActions({ layout, plots, plot, onChoose }: Props) {
  const { text } = layout;
  const next = nextAvailable(plots, plot.Number);
  if (plot.State === 'available')
    return (
      <>
        <Ways layout={layout} number={plot.Number}>
          {next && <Sign name={text.plots.next} icon="next" onClick={() => onChoose(next)} />}
        </Ways>
        {plot.Price !== null && <Loan price={plot.Price} text={text.loan} />}
      </>
    );
  if (!next) return null;
  return (
    <p>
      <Button icon="next" onClick={() => onChoose(next)}>
        {text.plots.next}
      </Button>
    </p>
  );
}

interface WaysProps {
  layout: ShownLayout;
  number: string;
  children: ReactNode;
}

function Ways({ layout, number, children }: WaysProps) {
  const words = useWords();
  const { share: shareText } = words.gallery;
  const { share, notice } = useShare(
    {
      title: `${layout.name}, ${fill(layout.text.plots.plot, { number })}`,
      url: layout.address + plotQuery(number),
    },
    shareText,
  );
  return (
    <>
      <p className="row">
        <ButtonLink to={chatAbout(layout, words, number)} variant="chat" icon="chat">
          {words.frame.whatsapp}
        </ButtonLink>
        <Sign name={shareText.label} icon="share" onClick={share} />
        {children}
      </p>
      <p role="status" className={css.notice}>
        {notice}
      </p>
    </>
  );
}

function Sign({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`icon-button ${toolCss.tool}`}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The first plot behind this one, or else from the beginning, that is for sale. */
export function nextAvailable(
  plots: Pick<ShownPlot, 'Number' | 'State'>[],
  from: string,
): string | undefined {
  const at = plots.findIndex(({ Number: number }) => number === from);
  const others = [...plots.slice(at + 1), ...plots.slice(0, Math.max(0, at))];
  return others.find(({ State }) => State === 'available')?.Number;
}

const YEARS_MAX = 50;

/** What a bank asks each month for a share of the price. */
function Loan({ price, text }: { price: number; text: Text['loan'] }) {
  const [typed, setTyped] = useState({ share: '80', rate: '9', years: '15' });
  const amount = Math.round((price * Number(typed.share)) / 100);
  const years = Number.parseFloat(typed.years);
  const monthly = monthlyInstalment(amount, Number.parseFloat(typed.rate), years);
  const field = (name: keyof typeof typed, max: number) => ({
    type: 'number',
    inputMode: 'decimal' as const,
    min: 0,
    max,
    step: 'any',
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <details className={css.loan}>
      <summary className="tap-target">
        {text.monthly}
        <output>{monthly !== undefined && inRupees(monthly)}</output>
        <Icon name="down" />
      </summary>
      <div className="stack">
        <InputField
          {...field('share', 100)}
          type="range"
          min={10}
          step={5}
          label={fill(text.share, { share: typed.share, amount: rupees(amount) })}
        />
        <InputField {...field('rate', 100)} label={text.rate} />
        <InputField {...field('years', YEARS_MAX)} label={text.years} />
        {monthly !== undefined && (
          <p>{`${text.interest}: ${inRupees(monthly * Math.round(years * 12) - amount)}`}</p>
        )}
        <p className={css.soft}>{text.note}</p>
      </div>
    </details>
  );
}

function inRupees(amount: number): string {
  return rupees(Math.round(amount));
}

/**
 * The EMI in rupees: P·r / (1 − (1+r)⁻ⁿ), and P/n without interest. `log1p` and `expm1` keep the digits that a
 * small rate would lose.
 * @param rate per cent a year
 * @returns undefined where that is no loan
 */
export function monthlyInstalment(amount: number, rate: number, years: number): number | undefined {
  const [months, monthlyRate] = [Math.round(years * 12), rate / 1200];
  if (!(amount > 0 && rate >= 0 && rate <= 100 && months >= 1 && years <= YEARS_MAX))
    return undefined;
  if (rate === 0) return amount / months;
  return (amount * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}
