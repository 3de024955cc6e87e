import { fill } from '@theni/content/fill';
import { AUTHORITY_ADDRESS, ENCUMBRANCE_ADDRESS, PATTA_ADDRESS } from '@theni/contract/plots';
import { directionsLink } from '../../contact-links.ts';
import type { LayoutPageData } from '../../layouts/layout-page-data.ts';
import { distanceText, grouped } from '../../layouts/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import css from './parts.module.css';
import { Facts, Lines, Part } from './parts.tsx';

/** What a buyer may read, look up himself, and ask for. */
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
            {/* The visitor's own viewer opens them. */}
            <ul className={css.rows}>
              {documents.map(({ title, url, bytes }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same
                <li key={index}>
                  <a href={url} type="application/pdf" className="tap-target text-link">
                    {title}
                  </a>{' '}
                  <small>
                    {fill(text.units.fileSize, { number: grouped(Math.ceil(bytes / 1000), 0) })}
                  </small>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading={papers.checks}>
          <ul className={css.rows}>
            {checks.map(({ name, text: how, address }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same
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

/** Whether there is anything to say of it. */
export function hasPlace({ distances, directions, geo, amenities }: LayoutPageData): boolean {
  return Boolean(distances.length > 0 || directions || geo || amenities.length > 0);
}

/** Distances that were measured, the way, amenities. */
export function Details({ layout }: { layout: LayoutPageData }) {
  const { amenities, distances, directions, geo, text } = layout;
  const { location, units } = text;
  const measured = distances.map(({ metres, to }) =>
    fill(location.distance, { to, distance: distanceText(metres, units) }),
  );
  if (!hasPlace(layout)) return null;
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
