import { fill } from '@theni/content/fill';
import type { Ref } from 'react';
import { mainPhone, telephoneLink } from '../../company/links.ts';
import { centsOf, grouped, rupees, sqMetresOf } from '../../projects/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ShownPlot, ShownProject } from '../../words/shown-project.ts';
import { useWords } from '../../words/words.ts';
import { chatAbout } from './about.ts';
import css from './plots.module.css';

interface Props {
  ref?: Ref<HTMLDivElement>;
  project: ShownProject;
  plot: ShownPlot | undefined;
  onAsk: (number: string) => void;
}

/** What is known of the plot that the visitor has chosen, and the ways to ask about it. */
export function ChosenPlot({ ref, project, plot, onAsk }: Props) {
  const { text } = project;
  return (
    <div ref={ref} className={css.chosen}>
      <div role="status">
        {plot ? (
          <PlotFacts plot={plot} text={text} />
        ) : (
          <p className={css.hint}>{text.plots.hint}</p>
        )}
      </div>
      {plot && <PlotActions project={project} plot={plot} onAsk={onAsk} />}
    </div>
  );
}

function PlotFacts({ plot, text }: { plot: ShownPlot; text: ShownProject['text'] }) {
  const { Number: number, State, SquareFeet, Facing, Road, Price } = plot;
  const { plots, units } = text;
  return (
    <>
      <h3>{fill(plots.plot, { number })}</h3>
      <p className={classNames(css.state, css[State])}>{plots.states[State]}</p>
      <p className={css.price}>{Price === null ? plots.ask : rupees(Price)}</p>
      <p>
        {fill(units.sqFt, { number: grouped(SquareFeet) })} ·{' '}
        {fill(units.cents, { number: grouped(centsOf(SquareFeet)) })} ·{' '}
        {fill(units.sqMetres, { number: grouped(sqMetresOf(SquareFeet), 1) })}
      </p>
      {Facing && (
        <p>
          {plots.columns.facing}: {plots.facings[Facing]}
        </p>
      )}
      {Road !== null && (
        <p>
          {plots.columns.road}: {grouped(Road)}
        </p>
      )}
    </>
  );
}

function PlotActions({ project, plot, onAsk }: Props & { plot: ShownPlot }) {
  const words = useWords();
  const { company, frame } = words;
  const { text } = project;
  const phone = mainPhone(company);
  return (
    <p className={css.ways} data-plot={plot.Number}>
      <ButtonLink to={chatAbout(project, words, plot.Number)} look="chat" icon="chat">
        {frame.whatsapp}
      </ButtonLink>
      <ButtonLink to={telephoneLink(phone)} look="outline" icon="phone">
        {frame.call}
      </ButtonLink>
      <ButtonLink to="#ask" look="outline" icon="mail" onClick={() => onAsk(plot.Number)}>
        {text.ask.form}
      </ButtonLink>
    </p>
  );
}
