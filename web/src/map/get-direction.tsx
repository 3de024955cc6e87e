import { directionsLink, mainPhone } from '../contact-links.ts';
import { readableHours } from '../dates.ts';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PhoneLink } from '../ui/contact-links.tsx';
import css from './get-direction.module.css';
import { OfficeMap } from './office-map.tsx';

export function GetDirection() {
  const { company, frame, map } = useWords();
  const mark = useEditMark();
  const { address } = company;
  return (
    <section className={css.section} aria-labelledby="get-direction">
      <OfficeMap />
      <div className={css.card}>
        <h2 id="get-direction">{map.heading}</h2>
        <address {...mark('company.address')}>
          <strong>{company.name}</strong>
          <br />
          {address.street}, {address.locality} {address.postalCode}, {address.region}
        </address>
        <PhoneLink className={`tap-target ${css.phone}`}>{mainPhone(company)}</PhoneLink>
        <p {...mark('company.openingHours')}>
          {map.hours}:{' '}
          {company.openingHours.map((hours) => readableHours(hours, frame.hours)).join(', ')}
        </p>
        <ButtonLink to={directionsLink(company.geo)} icon="pin">
          {map.directions}
        </ButtonLink>
      </div>
    </section>
  );
}
