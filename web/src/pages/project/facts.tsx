import { fill } from '@theni/content/fill';
import { AUTHORITY, AUTHORITY_ADDRESS } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import { centsOf, grouped, rupees, shortRupees } from '../../projects/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownPlot, ShownProject } from '../../words/shown-project.ts';
import { useWords } from '../../words/words.ts';
import { chatAbout } from './about.ts';
import css from './facts.module.css';

interface Props {
  project: ShownProject;
  plots: ShownPlot[];
}

/** What a buyer asks first. */
export function Facts({ project, plots }: Props) {
  const words = useWords();
  const { frame, projectList } = words;
  const { text, name, place, status, about } = project;
  return (
    <section className={`wrap ${css.section}`}>
      <div className={css.head}>
        <p className={css.status}>{projectList.statuses[status]}</p>
        <h1>{name}</h1>
        <p className={css.place}>{place}</p>
        {about && <p className={css.about}>{about}</p>}
        <p className={css.ways}>
          <ButtonLink to={chatAbout(project, words)} look="chat" icon="chat">
            {frame.whatsapp}
          </ButtonLink>
          <ButtonLink to="#ask" look="outline" icon="mail">
            {text.ask.form}
          </ButtonLink>
        </p>
      </div>
      <div className={css.facts}>
        <h2 className={css.heading}>{text.facts.heading}</h2>
        <dl className={css.list}>
          <Price project={project} />
          <Sizes project={project} plots={plots} />
          {project.extent !== null && (
            <Fact name={text.facts.extent}>
              {fill(text.units.sqFt, { number: grouped(project.extent) })} (
              {fill(text.units.cents, { number: grouped(centsOf(project.extent)) })})
            </Fact>
          )}
          {project.roads && <Fact name={text.facts.roads}>{project.roads}</Fact>}
          <Fact name={text.facts.approval}>{joined(Object.values(project.approval))}</Fact>
          <Fact name={text.facts.promoter}>
            {project.promoter.name}
            <br />
            {project.promoter.address}
          </Fact>
        </dl>
        <Registration project={project} />
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

function Price({ project: { price, text } }: { project: ShownProject }) {
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

function Sizes({ project: { text }, plots }: Pick<Props, 'project' | 'plots'>) {
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

function Registration({ project: { registration, text } }: { project: ShownProject }) {
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
