import { fill } from '@theni/content/text';
import { useState } from 'react';
import { useWords } from '../../page-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { chatLink, PhoneButton } from '../../ui/contact-links.tsx';
import { InputField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { plainClick } from '../../ui/link.tsx';
import { chatAbout, plotQuery } from '../layout-links.ts';
import type { LayoutPageData, PlotPageData } from '../layout-page-data.ts';
import { rupees, typedNumber } from '../numbers.ts';
import { Tool } from '../plan/plan-tools.tsx';
import { type ColumnName, columnNames, plotColumns } from './plot-columns.ts';
import css from './plots.module.css';

type Text = LayoutPageData['text'];

interface Props {
  layout: LayoutPageData;
  plots: PlotPageData[];
  plot: PlotPageData;
  onChoose: (number: string) => void;
}

const SIZES = ['sqFt', 'cents', 'sqMetres'] as const;

/** What is known of the chosen plot; one that is not available has no price. */
export function PlotSummary({ plot, text }: { plot: PlotPageData; text: Text }) {
  const { plots, units } = text;
  const cellOf = (column: ColumnName) => plotColumns[column].cell(plot, plots);
  const lines = columnNames.filter((column) => plotColumns[column].isLine && cellOf(column));
  const isAvailable = plot.state === 'available';
  return (
    <>
      <h3>{fill(plots.plot, { number: plot.number })}</h3>
      <p className={isAvailable ? css.available : css.large}>{cellOf('state')}</p>
      {isAvailable && <p className={css.large}>{cellOf('price')}</p>}
      <p>{SIZES.map((unit) => fill(units[unit], { number: cellOf(unit) })).join(' · ')}</p>
      {lines.map((column) => (
        <p key={column}>{`${plots.columns[column]}: ${cellOf(column)}`}</p>
      ))}
    </>
  );
}

export function PlotActions({ layout, plots, plot, onChoose }: Props) {
  const words = useWords();
  const { text } = layout;
  const { number, price } = plot;
  const next = nextAvailable(plots, number);
  const showNext = () => next && onChoose(next);
  if (plot.state !== 'available')
    return next ? (
      <p>
        <Button icon="next" onClick={showNext}>
          {text.plots.next}
        </Button>
      </p>
    ) : null;
  return (
    <>
      <p className="row">
        <ButtonLink to={chatAbout(layout, words, number)} variant="chat" icon="chat">
          {words.frame.whatsapp}
        </ButtonLink>
        <PhoneButton>{fill(text.plots.call, { number })}</PhoneButton>
        <ShareLink layout={layout} plot={plot} />
        {next && (
          <Tool name={text.plots.next} onClick={showNext}>
            <Icon name="next" />
          </Tool>
        )}
      </p>
      {price !== null && <Loan price={price} text={text.loan} />}
    </>
  );
}

/** The phone's own list of people and apps; WhatsApp where the browser has none. */
function ShareLink({ layout, plot }: { layout: LayoutPageData; plot: PlotPageData }) {
  const text = plotSummary(layout, plot);
  const url = layout.address + plotQuery(plot.number);
  // It is rejected, too, when the visitor closes the list.
  const share = () => navigator.share({ text, url }).catch(() => undefined);
  return (
    <ButtonLink
      to={chatLink('', `${text}\n${url}`)}
      variant="outline"
      {...('share' in navigator && { onClick: plainClick(share) })}
    >
      {layout.text.plots.share}
    </ButtonLink>
  );
}

/** A line each: 'Sample Garden, Theni', 'Plot 12', '1,200 sq ft', and what else is known. */
export function plotSummary(
  { name, place, text: { plots, units } }: LayoutPageData,
  plot: PlotPageData,
): string {
  const cellOf = (column: ColumnName) => plotColumns[column].cell(plot, plots);
  return [
    `${name}, ${place}`,
    fill(plots.plot, { number: plot.number }),
    fill(units.sqFt, { number: cellOf('sqFt') }),
    cellOf('facing') && `${plots.columns.facing}: ${cellOf('facing')}`,
    cellOf('price'),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The first plot behind this one, or else from the beginning, that is for sale. */
export function nextAvailable(
  plots: Pick<PlotPageData, 'number' | 'state'>[],
  from: string,
): string | undefined {
  const at = plots.findIndex(({ number }) => number === from);
  const others = [...plots.slice(at + 1), ...plots.slice(0, Math.max(0, at))];
  return others.find(({ state }) => state === 'available')?.number;
}

const YEARS_MAX = 50;

/** What a bank asks each month for a share of the price. */
function Loan({ price, text }: { price: number; text: LayoutPageData['text']['loan'] }) {
  const [typed, setTyped] = useState({ share: '80', rate: '9', years: '15' });
  const amount = (price * Number(typed.share)) / 100;
  const years = typedNumber(typed.years);
  const monthly = monthlyInstalment(amount, typedNumber(typed.rate), years);
  const inRupees = (sum: number) => rupees(Math.round(sum));
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <details className={css.loan}>
      <summary className="tap-target">
        {text.monthly} <output>{monthly !== undefined && inRupees(monthly)}</output>
        <Icon name="down" />
      </summary>
      <div className="stack">
        <InputField
          {...field('share')}
          type="range"
          min={10}
          max={100}
          step={5}
          label={fill(text.share, { share: typed.share, amount: inRupees(amount) })}
        />
        <InputField {...field('rate')} inputMode="decimal" label={text.rate} />
        <InputField {...field('years')} inputMode="decimal" label={text.years} />
        {monthly !== undefined && (
          <p>{`${text.interest}: ${inRupees(monthly * Math.round(years * 12) - amount)}`}</p>
        )}
        <p>{text.note}</p>
      </div>
    </details>
  );
}

/**
 * The EMI in rupees: P·r / (1 − (1+r)⁻ⁿ), and P/n without interest. `log1p` and `expm1` keep the
 * digits that a small rate would lose.
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
