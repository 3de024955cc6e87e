import { fill } from '@theni/content/fill';
import { AUTHORITY, AUTHORITY_ADDRESS } from '@theni/contract/plots';
import { coverOf } from '../../layouts/cover-of.ts';
import { layoutFacts, shownStatus } from '../../layouts/layout-facts.ts';
import { Cover, FactList, StatusAndPlace } from '../../layouts/layout-summary.tsx';
import { centsOf, grouped, rupees, shortRupees } from '../../layouts/numbers.ts';
import { chatAbout } from '../../layouts/question.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useEditMark, useWords } from '../../words/words.ts';
import css from './opening.module.css';
import { Facts, Part } from './parts.tsx';

const SIZES = '(min-width: 62rem) 42rem, (min-resolution: 2.5dppx) 62vw, 100vw';

/**
 * The first screen: what it looks like, and what a buyer asks first.
 * @param props.plots with the states of now
 */
export function Opening({ layout, plots }: { layout: ShownLayout; plots: ShownPlot[] }) {
  const words = useWords();
  const mark = useEditMark();
  const { frame, layoutList } = words;
  const { text, name, place, status, photos, plan, registration } = layout;
  // What else changes while the page is open would move what stands below it.
  const { available } = layoutFacts({ ...layout, plots }, text);
  const facts = { ...layoutFacts(layout, text), available };
  const number = registration.number
    ? fill(layoutList.registration, { number: registration.number })
    : text.noRegistration;
  return (
    <div className={`stack ${css.opening}`}>
      <Cover
        cover={coverOf(photos, plan)}
        sizes={SIZES}
        first
        {...mark(`layouts.${layout.slug}.photos`)}
      />
      <div className={`stack ${css.head}`}>
        <StatusAndPlace status={shownStatus({ status, plots })} place={place} />
        <h1>{name}</h1>
        <FactList facts={facts} more={number} />
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
      </div>
    </div>
  );
}

/** All that is known of the layout as a whole. */
export function AtAGlance({ layout }: { layout: ShownLayout }) {
  const { text, about, extent, roads, approval, promoter } = layout;
  const price = priceOf(layout);
  const { facts, units } = text;
  const sqFt = (area: number) => fill(units.sqFt, { number: grouped(area) });
  const cents = (area: number) => fill(units.cents, { number: grouped(centsOf(area)) });
  return (
    <section className={`wrap wide-columns ${css.facts}`}>
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
            [facts.approval, Object.values(approval).filter(Boolean).join(', ')],
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

/** Nothing where the top of the page names none: it is not known, or all is sold. */
function priceOf(layout: ShownLayout): string {
  const { price, text } = layout;
  const { perCent, perSqFt, asOf } = price;
  if (!layoutFacts(layout, text).rate) return '';
  const prices = [
    perCent !== null && fill(text.facts.perCent, { price: shortRupees(perCent, text.units) }),
    perSqFt !== null && fill(text.facts.perSqFt, { price: rupees(perSqFt) }),
  ].filter(Boolean);
  return prices.join(', ') + (asOf && ` (${fill(text.facts.asOf, { date: asOf })})`);
}

function Registration({ layout: { registration, text } }: { layout: ShownLayout }) {
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
          <strong>{number || text.noRegistration}</strong>
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
          {text.facts.authority}:{' '}
          <a href={AUTHORITY_ADDRESS} className="tap-target text-link">
            {AUTHORITY}
          </a>
        </p>
      </div>
    </div>
  );
}
