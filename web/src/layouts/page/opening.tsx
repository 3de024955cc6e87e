import { fill } from '@theni/content/text';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { directionsLink } from '../../ui/contact-links.tsx';
import { PHONE_SIZES } from '../../ui/picture.tsx';
import { AvailableCount, Covers, FactList, StatusAndPlace } from '../cover-and-facts.tsx';
import { hasNothingToBuy, layoutFacts, shownStatus } from '../layout-facts.ts';
import { chatAbout } from '../layout-links.ts';
import type { LayoutPageData, PlotPageData } from '../layout-page-data.ts';
import { coversOf } from '../layout-photos.ts';
import { distanceText } from '../numbers.ts';
import { hasLocation } from './facts.tsx';
import css from './opening.module.css';

interface Props {
  layout: LayoutPageData;
  plots: PlotPageData[];
  areFresh: boolean;
}

/** The first screen: what it looks like, and what a buyer asks first. */
export function Opening({ layout, plots, areFresh }: Props) {
  const words = useWords();
  const { frame, layoutList } = words;
  const { text, name, status, photos, plan, registration } = layout;
  const available = plots.length > 0 && (
    <AvailableCount count={plots.length} plots={areFresh ? plots : undefined} />
  );
  const facts = { ...layoutFacts(layout, text), available };
  const number = registration.number
    ? fill(layoutList.registration, { number: registration.number })
    : text.noRegistration;
  return (
    <div className={`stack ${css.opening}`}>
      <Covers
        covers={coversOf(photos, plan)}
        label={text.photos}
        sizes={`(min-width: 62rem) 42rem, ${PHONE_SIZES}`}
      />
      <div className={`stack ${css.head}`}>
        <StatusAndPlace status={shownStatus({ status, plots })} />
        <h1>{name}</h1>
        <Whereabouts layout={layout} />
        <FactList
          facts={facts}
          more={number}
          arePricesHidden={hasNothingToBuy({ status, plots })}
        />
        <p className={`row ${css.ways}`}>
          {plots.length > 0 && <ButtonLink to="#plots">{layoutList.see}</ButtonLink>}
          <span className={css.chat}>
            <ButtonLink to={chatAbout(layout, words)} variant="chat" icon="chat">
              {frame.whatsapp}
            </ButtonLink>
          </span>
          <ButtonLink to="#ask" variant="outline" icon="mail">
            {text.ask.form}
          </ButtonLink>
        </p>
        <PartLinks layout={layout} />
      </div>
    </div>
  );
}

function Whereabouts({ layout: { place, distances, geo, text } }: { layout: LayoutPageData }) {
  const { location, units } = text;
  const [first] = distances;
  const distance =
    first && fill(location.distance, { to: first.to, distance: distanceText(first.metres, units) });
  return (
    <p className={css.whereabouts}>
      {place}
      {distance && ` · ${distance}`}
      {geo && (
        <span className={css.map}>
          {' · '}
          <a href={directionsLink(geo)} className="tap-target text-link">
            {location.map}
          </a>
        </span>
      )}
    </p>
  );
}

function PartLinks({ layout }: { layout: LayoutPageData }) {
  const { parts } = layout.text;
  const links = [
    [layout.plan, 'plan', parts.plan],
    [layout.plots.length > 0, 'list', parts.plots],
    [true, 'papers', parts.papers],
    [hasLocation(layout), 'place', parts.place],
  ] as const;
  return (
    <nav aria-label={parts.label} className={`row ${css.parts}`}>
      {links.map(
        ([isThere, id, name]) =>
          isThere && (
            <a key={id} href={`#${id}`} className="tap-target text-link">
              {name}
            </a>
          ),
      )}
    </nav>
  );
}
