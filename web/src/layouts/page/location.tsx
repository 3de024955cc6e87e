import { fill } from '@theni/content/fill';
import { directionsLink } from '../../contact-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { LayoutPageData } from '../layout-page-data.ts';
import { distanceText } from '../numbers.ts';
import css from './parts.module.css';
import { Lines, Part } from './parts.tsx';

/** Whether there is anything to say of where it is. */
export function hasLocation({ distances, directions, geo, amenities }: LayoutPageData): boolean {
  return Boolean(distances.length > 0 || directions || geo || amenities.length > 0);
}

/** Distances that were measured, the way, amenities. */
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
