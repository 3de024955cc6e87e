import { fill } from '@theni/content/fill';
import { AUTHORITY, AUTHORITY_ADDRESS } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import { centsOf, grouped, rupees, shortRupees } from '../../layouts/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useWords } from '../../words/words.ts';
import { chatAbout } from './about.ts';
import css from './facts.module.css';

interface Props {
  layout: ShownLayout;
  plots: ShownPlot[];
}

/** What a buyer asks first. */
export function Facts({ layout, plots }: Props) {
  const words = useWords();
  const { frame, projectList } = words;
  const { text, name, place, status, about } = layout;
  return (
    <section className={`wrap ${css.section}`}>
      <div className={css.head}>
        <p className={css.status}>{projectList.statuses[status]}</p>
        <h1>{name}</h1>
        <p className={css.place}>{place}</p>
        {about && <p className={css.about}>{about}</p>}
        <p className={css.ways}>
          <ButtonLink to={chatAbout(layout, words)} variant="chat" icon="chat">
            {frame.whatsapp}
          </ButtonLink>
          <ButtonLink to="#ask" variant="outline" icon="mail">
            {text.ask.form}
          </ButtonLink>
        </p>
      </div>
      <div className={css.facts}>
        <h2 className={css.heading}>{text.facts.heading}</h2>
        <dl className={css.list}>
          <Price layout={layout} />
          <Sizes layout={layout} plots={plots} />
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
        <Registration layout={layout} />
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

function Price({ layout: { price, text } }: { layout: ShownLayout }) {
  const { perCent, perSqFt, asOf } = price;
  if (perCent === null && perSqFt === null) return null;
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

function Sizes({ layout: { text }, plots }: Pick<Props, 'layout' | 'plots'>) {
  if (plots.length === 0) return null;
  const sizes = plots.map(({ SquareFeet }) => SquareFeet);
  const [from, to] = [Math.min(...sizes), Math.max(...sizes)].map((size) =>
    fill(text.units.sqFt, { number: grouped(size) }),
  );
  const free = plots.filter(({ State }) => State === 'available').length;
  return (
    <>
      <Fact name={text.facts.plots}>
        <strong>{fill(text.facts.free, { free, count: plots.length })}</strong>
      </Fact>
      <Fact name={text.facts.sizes}>
        {from === to ? from : fill(text.range, { from: from ?? '', to: to ?? '' })}
      </Fact>
    </>
  );
}

function Registration({ layout: { registration, text } }: { layout: ShownLayout }) {
  const { projectList } = useWords();
  const { number, date, page, formC, qr, reason } = registration;
  const link = formC || page || AUTHORITY_ADDRESS;
  return (
    <div className={css.registration}>
      {qr && (
        <a href={link} className={css.qr}>
          <img src={qr} width="128" height="128" alt={projectList.qr} />
        </a>
      )}
      <div>
        <h3 className={css.heading}>{text.facts.registration}</h3>
        <p className={css.number}>{number || text.noRegistration}</p>
        <p>{number ? date : reason}</p>
        {number && (
          <p>
            <a href={page || AUTHORITY_ADDRESS}>{text.facts.register}</a>
          </p>
        )}
        <p>
          {text.facts.authority}: <a href={AUTHORITY_ADDRESS}>{AUTHORITY}</a>
        </p>
      </div>
    </div>
  );
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}
