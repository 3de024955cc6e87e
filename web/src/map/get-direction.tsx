import { useState } from 'react';
import { directionsLink, mainPhone, telephoneLink } from '../company/links.ts';
import { readableHours } from '../company/opening-hours.ts';
import { picturesOf } from '../pictures/pictures.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { useEditMark, useWords } from '../words/words.ts';
import css from './get-direction.module.css';

const drawings = picturesOf<'map'>(
  import.meta.glob('../pictures/made/map-*', { eager: true, import: 'default' }),
);

export function GetDirection() {
  const { company, frame, map } = useWords();
  const mark = useEditMark();
  const { address } = company;
  const phone = mainPhone(company);
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
        <a
          href={telephoneLink(phone)}
          className={`tap-target ${css.phone}`}
          {...mark('company.phones.0')}
        >
          {phone}
        </a>
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

/** The drawn map; after a tap Google's lies over it, if it can be had. */
function OfficeMap() {
  const { company, map } = useWords();
  const mark = useEditMark();
  const place = encodeURIComponent(company.mapQuery);
  const address = `https://www.google.com/maps?q=${place}&output=embed`;
  const [isEmbedded, setEmbedded] = useState(false);

  return (
    <div className={css.map} {...mark('company.geo company.mapQuery')}>
      <Picture picture={drawings.map} alt={map.drawingAlt} />
      {isEmbedded ? (
        <iframe
          className={css.frame}
          src={address}
          title={map.frameTitle}
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      ) : (
        <div className={`needs-script ${css.offer}`}>
          <Button
            icon="pin"
            data-replay
            onClick={async () => setEmbedded(await isReachable(address))}
          >
            {map.load}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A frame that cannot load shows the browser's error page and does not tell: so ask first. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}
