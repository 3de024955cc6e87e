import { fill } from '@theni/content/fill';
import { type ReactNode, useId } from 'react';
import { directionsLink } from '../../company/links.ts';
import { distance } from '../../layouts/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './details.module.css';

/** Distances that were measured, the way, amenities. */
export function Details({ layout }: { layout: ShownLayout }) {
  const { amenities, distances, directions, geo, text } = layout;
  return (
    <div className={`wrap ${css.details}`}>
      {distances.length > 0 && (
        <Part heading={text.location.distances}>
          <ul className={css.list}>
            {distances.map(({ metres, to }) => (
              <li key={to}>
                {fill(text.location.distance, { to, distance: distance(metres, text.units) })}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(directions || geo) && (
        <Part heading={text.location.directions}>
          {directions && <p>{directions}</p>}
          {geo && (
            <p className={css.route}>
              <ButtonLink to={directionsLink(geo)} icon="pin" variant="outline">
                {text.location.route}
              </ButtonLink>
            </p>
          )}
        </Part>
      )}
      {amenities.length > 0 && (
        <Part heading={text.amenities}>
          <ul className={css.list}>
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
