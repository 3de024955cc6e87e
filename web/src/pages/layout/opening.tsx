import { fill } from '@theni/content/fill';
import { AUTHORITY, AUTHORITY_ADDRESS } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import { coverOf } from '../../layouts/cover-of.ts';
import { layoutFacts, shownStatus } from '../../layouts/layout-facts.ts';
import { Cover, FactList, StatusAndPlace } from '../../layouts/layout-summary.tsx';
import { centsOf, grouped, rupees, shortRupees } from '../../layouts/numbers.ts';
import { chatAbout } from '../../layouts/question.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useEditMark, useWords } from '../../words/words.ts';
import css from './opening.module.css';

interface Props {
  layout: ShownLayout;
  /** With the states of now. */
  plots: ShownPlot[];
}

const SIZES = '(min-width: 62rem) 42rem, (min-resolution: 2.5dppx) 62vw, 100vw';

/** The first screen: what it looks like, and what a buyer asks first. */
export function Opening({ layout, plots }: Props) {
  const words = useWords();
  const mark = useEditMark();
  const { frame, projectList } = words;
  const { text, name, place, status, photos, plan, registration } = layout;
  // What else changes while the page is open would move what stands below it.
  const { available } = layoutFacts({ ...layout, plots }, text);
  const facts = { ...layoutFacts(layout, text), available };
  const number = registration.number
    ? fill(projectList.registration, { number: registration.number })
    : text.noRegistration;
  return (
    <div className={`stack ${css.opening}`}>
      <Cover
        cover={coverOf(photos, plan)}
        sizes={SIZES}
        first
        {...mark(`projects.${layout.slug}.photos`)}
      />
      <div className={`stack ${css.head}`}>
        <StatusAndPlace status={shownStatus({ status, plots })} place={place} />
        <h1>{name}</h1>
        <FactList facts={facts} more={number} />
        <p className={`row ${css.ways}`}>
          {plots.length > 0 && <ButtonLink to="#plots">{projectList.see}</ButtonLink>}
          <span className={css.chat}>
            <ButtonLink to={chatAbout(layout, words)} variant="chat" icon="chat">
              {frame.whatsapp}
            </ButtonLink>
          </span>
          <ButtonLink to="#ask" variant="outline" icon="mail">
            {text.ask.form}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** All that is known of the layout as a whole. */
export function Facts({ layout }: { layout: ShownLayout }) {
  const { text, about } = layout;
  return (
    <section className={`wrap wide-columns ${css.section}`}>
      <div className="stack">
        <h2 className={css.heading}>{text.facts.heading}</h2>
        <dl className={css.list}>
          <Price layout={layout} />
          {layout.extent !== null && (
            <Fact name={text.facts.extent}>
              {fill(text.units.sqFt, { number: grouped(layout.extent) })} (
              {fill(text.units.cents, { number: grouped(centsOf(layout.extent)) })})
            </Fact>
          )}
          {layout.roads && <Fact name={text.facts.roads}>{layout.roads}</Fact>}
          <Fact name={text.facts.approval}>{joined(Object.values(layout.approval))}</Fact>
          <Fact name={text.facts.promoter}>
            {layout.promoter.name}
            <br />
            {layout.promoter.address}
          </Fact>
        </dl>
      </div>
      <div className="stack">
        <Registration layout={layout} />
        {about && <p>{about}</p>}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Nothing where the top of the page names none: it is not known, or all is sold. */
function Price({ layout }: { layout: ShownLayout }) {
  const { text } = layout;
  const { perCent, perSqFt, asOf } = layout.price;
  if (!layoutFacts(layout, text).rate) return null;
  return (
    <Fact name={text.facts.price}>
      {perCent !== null && (
        <strong>{fill(text.facts.perCent, { price: shortRupees(perCent, text.units) })}</strong>
      )}
      {perCent !== null && perSqFt !== null && <br />}
      {perSqFt !== null && fill(text.facts.perSqFt, { price: rupees(perSqFt) })}
      {asOf && <small> ({fill(text.facts.asOf, { date: asOf })})</small>}
    </Fact>
  );
}

function Registration({ layout: { registration, text } }: { layout: ShownLayout }) {
  const { projectList } = useWords();
  const { number, date, page, formC, qr, reason } = registration;
  const link = formC || page || AUTHORITY_ADDRESS;
  return (
    <div className={`row ${css.registration}`}>
      {qr && (
        <a href={link} className={css.qr}>
          <img src={qr} width="128" height="128" alt={projectList.qr} loading="lazy" />
        </a>
      )}
      <div>
        <h3 className={css.heading}>{text.facts.registration}</h3>
        <p className={css.number}>{number || text.noRegistration}</p>
        <p>{number ? date : reason}</p>
        {number && (
          <p>
            <a href={page || AUTHORITY_ADDRESS} className="tap-target text-link">
              {text.facts.register}
            </a>
          </p>
        )}
        <p>
          {text.facts.authority}:{' '}
          <a href={AUTHORITY_ADDRESS} className="tap-target text-link">
            {AUTHORITY}
          </a>
        </p>
      </div>
    </div>
  );
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}
