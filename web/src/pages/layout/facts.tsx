import { fill } from '@theni/content/fill';
import { AUTHORITY, AUTHORITY_ADDRESS } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import { layoutFacts } from '../../layouts/layout-facts.ts';
import { centsOf, grouped, rupees, shortRupees } from '../../layouts/numbers.ts';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { useWords } from '../../words/words.ts';
import css from './facts.module.css';

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
