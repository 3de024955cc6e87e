import { fill } from '@theni/content/fill';
import { directionsLink } from '../../company/links.ts';
import { distance } from '../../layouts/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './parts.module.css';
import { Lines, Part } from './parts.tsx';

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
