import { fill } from '@theni/content/fill';
import { AUTHORITY, AUTHORITY_ADDRESS } from '@theni/contract/government-sites';
import { useWords } from '../../page-context.ts';
import { ratesText } from '../layout-facts.ts';
import type { LayoutPageData } from '../layout-page-data.ts';
import { centsOf, numberText } from '../numbers.ts';
import css from './at-a-glance.module.css';
import { Facts, Part } from './parts.tsx';

/** All that is known of the layout as a whole. */
export function AtAGlance({ layout }: { layout: LayoutPageData }) {
  const { text, about, extent, roads, approval, promoter } = layout;
  const price = ratesText(layout, text, 2);
  const { facts, units } = text;
  const sqFt = (area: number) => fill(units.sqFt, { number: numberText(area) });
  const cents = (area: number) => fill(units.cents, { number: numberText(centsOf(area)) });
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
