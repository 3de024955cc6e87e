import { fill } from '@theni/content/fill';
import { AUTHORITY_ADDRESS, ENCUMBRANCE_ADDRESS, PATTA_ADDRESS } from '@theni/contract/plots';
import { type ReactNode, useId } from 'react';
import { grouped } from '../../layouts/numbers.ts';
import { Section } from '../../ui/section.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './papers.module.css';

interface Props {
  layout: ShownLayout;
}

/** What a buyer may read, look up himself, and ask for. */
export function Papers({ layout }: Props) {
  const { papers } = layout.text;
  return (
    <Section heading={papers.heading}>
      <div className={css.parts}>
        <Records layout={layout} />
        <Documents layout={layout} />
        <Checks layout={layout} />
        <Part heading={papers.listHeading}>
          <Lines of={papers.list} />
        </Part>
        <Part heading={papers.costsHeading}>
          <Lines of={papers.costs} />
        </Part>
      </div>
    </Section>
  );
}

function Records({ layout: { survey, text } }: Props) {
  const { papers } = text;
  const facts = [
    [papers.survey, survey.numbers],
    [papers.village, survey.village],
    [papers.taluk, survey.taluk],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <Part heading={papers.records}>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The visitor's own viewer opens them. */
function Documents({ layout: { documents, text } }: Props) {
  if (documents.length === 0) return null;
  return (
    <Part heading={text.documents}>
      <ul className={css.list}>
        {documents.map(({ title, url, bytes }) => (
          <li key={url}>
            <a href={url} type="application/pdf">
              {title}
            </a>{' '}
            <span className={css.soft}>
              {fill(text.units.fileSize, { number: grouped(Math.ceil(bytes / 1000), 0) })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Checks({ layout: { registration, text } }: Props) {
  const { papers } = text;
  const checks = [
    { ...papers.register, address: registration.page || AUTHORITY_ADDRESS },
    { ...papers.encumbrance, address: ENCUMBRANCE_ADDRESS },
    { ...papers.patta, address: PATTA_ADDRESS },
  ];
  return (
    <Part heading={papers.checks}>
      <ul className={css.list}>
        {checks.map(({ name, text: how, address }) => (
          <li key={address}>
            <a href={address} className={css.check}>
              {name}
            </a>
            <p className={css.soft}>{how}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Lines({ of: lines }: { of: string[] }) {
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h3 id={id} className={css.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
