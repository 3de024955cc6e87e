import { fill } from '@theni/content/fill';
import { AUTHORITY_ADDRESS, ENCUMBRANCE_ADDRESS, PATTA_ADDRESS } from '@theni/contract/plots';
import { type ReactNode, useId } from 'react';
import { directionsLink } from '../../company/links.ts';
import { distance, grouped } from '../../layouts/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './papers.module.css';

/** What a buyer may read, look up himself, and ask for. */
export function Papers({ layout }: { layout: ShownLayout }) {
  const { documents, registration, survey, text } = layout;
  const { papers } = text;
  const records = [
    [papers.survey, survey.numbers],
    [papers.village, survey.village],
    [papers.taluk, survey.taluk],
  ].filter(([, value]) => value);
  const checks = [
    { ...papers.register, address: registration.page || AUTHORITY_ADDRESS },
    { ...papers.encumbrance, address: ENCUMBRANCE_ADDRESS },
    { ...papers.patta, address: PATTA_ADDRESS },
  ];
  return (
    <Section heading={papers.heading}>
      <div className={css.parts}>
        {records.length > 0 && (
          <Part heading={papers.records}>
            <dl className={`${css.list} ${css.facts}`}>
              {records.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {documents.length > 0 && (
          <Part heading={text.documents}>
            {/* The visitor's own viewer opens them. */}
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
        )}
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

/** Distances that were measured, the way, amenities. */
export function Details({ layout }: { layout: ShownLayout }) {
  const { amenities, distances, directions, geo, text } = layout;
  const { location, units } = text;
  const measured = distances.map(({ metres, to }) =>
    fill(location.distance, { to, distance: distance(metres, units) }),
  );
  return (
    <div className={`wrap ${css.parts} ${css.details}`}>
      {distances.length > 0 && (
        <Part heading={location.distances} level="h2">
          <Lines of={measured} />
        </Part>
      )}
      {(directions || geo) && (
        <Part heading={location.directions} level="h2">
          {directions && <p>{directions}</p>}
          {geo && (
            <p className={css.route}>
              <ButtonLink to={directionsLink(geo)} icon="pin" variant="outline">
                {location.route}
              </ButtonLink>
            </p>
          )}
        </Part>
      )}
      {amenities.length > 0 && (
        <Part heading={text.amenities} level="h2">
          <Lines of={amenities} />
        </Part>
      )}
    </div>
  );
}

/** One of several small parts with a heading that stand side by side. */
function Part(props: { heading: string; level?: 'h2' | 'h3'; children: ReactNode }) {
  const { heading, level: Heading = 'h3', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <Heading id={id} className={css.heading}>
        {heading}
      </Heading>
      {children}
    </section>
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
