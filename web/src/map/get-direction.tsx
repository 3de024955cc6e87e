import { site } from '../../../config/chosen.ts';
import { directionsLink, mainPhone, telephoneLink } from '../company/links.ts';
import { readableHours } from '../company/opening-hours.ts';
import { map } from '../content/map.ts';
import { ButtonLink } from '../ui/button.tsx';
import css from './get-direction.module.css';
import { OfficeMap } from './office-map.tsx';

const { address } = site;

export function GetDirection() {
  return (
    <section className={css.section} aria-labelledby="get-direction">
      <OfficeMap />
      <div className={css.card}>
        <h2 id="get-direction">{map.heading}</h2>
        <address className={css.address}>
          <strong>{site.name}</strong>
          <br />
          {address.street}, {address.locality} {address.postalCode}, {address.region}
        </address>
        <a href={telephoneLink(mainPhone)} className={css.phone}>
          {mainPhone}
        </a>
        <p>
          {map.hours}: {site.openingHours.map(readableHours).join(', ')}
        </p>
        <ButtonLink to={directionsLink()} icon="pin">
          {map.directions}
        </ButtonLink>
      </div>
    </section>
  );
}
