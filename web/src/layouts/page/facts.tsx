import { fill } from '@theni/content/text';
import {
  AUTHORITY,
  AUTHORITY_ADDRESS,
  ENCUMBRANCE_ADDRESS,
  PATTA_ADDRESS,
} from '@theni/contract/government-sites';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { directionsLink } from '../../ui/contact-links.tsx';
import { Section } from '../../ui/section.tsx';
import { ratesText } from '../layout-facts.ts';
import { BreakingAtStrokes } from '../layout-line.tsx';
import type { LayoutPageData } from '../layout-page-data.ts';
import { centsOf, distanceText, numberText } from '../numbers.ts';
import css from './facts.module.css';

export function AtAGlance({ layout }: { layout: LayoutPageData }) {
  const { text, about, extent, roads, approval, promoter } = layout;
  const price = ratesText(layout, text, 2);
  const { facts, units } = text;
  const sqFt = (area: number) => fill(units.sqFt, { number: numberText(area) });
  const cents = (area: number) => fill(units.cents, { number: numberText(centsOf(area)) });
  return (
    <section className={`wrap wide-columns ${css.glance}`}>
      <Part heading={facts.heading} level="h2">
        <Facts
          of={[
            [
              facts.price,
              price && (
                <>
                  {price}
                  <br />
                  <small>{facts.extra}</small>
                </>
              ),
            ],
            [facts.extent, extent !== null && `${sqFt(extent)} (${cents(extent)})`],
            [facts.roads, roads],
            [
              facts.approval,
              [approval.authority, approval.number, approval.date].filter(Boolean).join(', '),
            ],
            [facts.promoter, `${promoter.name}, ${promoter.address}`],
          ]}
        />
      </Part>
      <div className="stack">
        <Registration layout={layout} />
        {about && <p>{about}</p>}
      </div>
    </section>
  );
}

function Registration({ layout: { registration, text } }: { layout: LayoutPageData }) {
  const { layoutList } = useWords();
  const { number, date, page, formC, qr, reason } = registration;
  const link = formC || page || AUTHORITY_ADDRESS;
  return (
    <div className={`row ${css.registration}`}>
      {qr && (
        <a href={link}>
          <img src={qr} width="128" height="128" alt={layoutList.qr} loading="lazy" />
        </a>
      )}
      <div>
        <h3>{text.facts.registration}</h3>
        <p>
          <strong>
            <BreakingAtStrokes text={number || text.noRegistration} />
          </strong>
        </p>
        <p>{number ? date : reason}</p>
        {number && (
          <p>
            <a href={page || AUTHORITY_ADDRESS} className="tap-target text-link">
              {text.facts.register}
            </a>
          </p>
        )}
        <p>
          {`${text.facts.authority}: `}
          <a href={AUTHORITY_ADDRESS} className="tap-target text-link">
            {AUTHORITY}
          </a>
        </p>
      </div>
    </div>
  );
}

export function Papers({ layout }: { layout: LayoutPageData }) {
  const { documents, registration, survey, text } = layout;
  const { papers } = text;
  const checks = [
    { ...papers.register, address: registration.page || AUTHORITY_ADDRESS },
    { ...papers.encumbrance, address: ENCUMBRANCE_ADDRESS },
    { ...papers.patta, address: PATTA_ADDRESS },
  ];
  return (
    <Section id="papers" heading={papers.heading}>
      <div className={css.parts}>
        {Object.values(survey).some(Boolean) && (
          <Part heading={papers.records}>
            <Facts
              of={[
                [papers.survey, survey.numbers],
                [papers.village, survey.village],
                [papers.taluk, survey.taluk],
              ]}
            />
          </Part>
        )}
        {documents.length > 0 && (
          <Part heading={text.documents}>
            {/* A PDF opens in the visitor's own viewer. */}
            <ul className={css.rows}>
              {documents.map(({ title, url, bytes }, index) => (
                <li key={index}>
                  <a href={url} type="application/pdf" className="tap-target text-link">
                    {title}
                  </a>{' '}
                  <small>
                    {fill(text.units.fileSize, { number: numberText(Math.ceil(bytes / 1000), 0) })}
                  </small>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading={papers.checks}>
          <ul className={css.rows}>
            {checks.map(({ name, text: how, address }, index) => (
              <li key={index}>
                <a href={address} className="tap-target text-link">
                  {name}
                </a>
                <br />
                <small>{how}</small>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Section>
  );
}

export function hasLocation({ distances, directions, geo, amenities }: LayoutPageData): boolean {
  return Boolean(distances.length > 0 || directions || geo || amenities.length > 0);
}

export function Location({ layout }: { layout: LayoutPageData }) {
  const { amenities, distances, directions, geo, text } = layout;
  const { location, units } = text;
  const measured = distances.map(({ metres, to }) =>
    fill(location.distance, { to, distance: distanceText(metres, units) }),
  );
  if (!hasLocation(layout)) return null;
  return (
    <div id="place" className={`wrap ${css.parts} ${css.details}`}>
      {distances.length > 0 && (
        <Part heading={location.distances} level="h2">
          <Lines of={measured} />
        </Part>
      )}
      {(directions || geo) && (
        <Part heading={location.directions} level="h2">
          {directions && <p>{directions}</p>}
          {geo && (
            <p>
              <ButtonLink to={directionsLink(geo)} icon="pin" variant="outline">
                {location.route}
              </ButtonLink>
            </p>
          )}
        </Part>
      )}
      {amenities.length > 0 && (
        <Part heading={text.amenities} level="h2">
          <p>{amenities.join('\u00a0· ')}</p>
        </Part>
      )}
    </div>
  );
}

function Part(props: { heading: string; level?: 'h2' | 'h3'; children: ReactNode }) {
  const { heading, level: Heading = 'h3', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <Heading id={id}>{heading}</Heading>
      {children}
    </section>
  );
}

function Lines({ of: lines }: { of: string[] }) {
  return (
    <ul className={css.rows}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function Facts({ of: facts }: { of: [name: string, value: ReactNode][] }) {
  return (
    <dl className={css.rows}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
