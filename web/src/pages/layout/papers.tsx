import { fill } from '@theni/content/fill';
import { AUTHORITY_ADDRESS, ENCUMBRANCE_ADDRESS, PATTA_ADDRESS } from '@theni/contract/plots';
import { grouped } from '../../layouts/numbers.ts';
import { Section } from '../../ui/section.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './parts.module.css';
import { Lines, Part } from './parts.tsx';

/** What a buyer may read, look up himself, and ask for. */
export function Papers({ layout }: { layout: ShownLayout }) {
  const { documents, registration, survey, text } = layout;
  const { papers } = text;
  const records = [
    [papers.survey, survey.numbers],
    [papers.village, survey.village],
    [papers.taluk, survey.taluk],
  ].filter(([, value]) => value);
  const checks = [
    { ...papers.register, address: registration.page || AUTHORITY_ADDRESS },
    { ...papers.encumbrance, address: ENCUMBRANCE_ADDRESS },
    { ...papers.patta, address: PATTA_ADDRESS },
  ];
  return (
    <Section heading={papers.heading}>
      <div className={css.parts}>
        {records.length > 0 && (
          <Part heading={papers.records}>
            <dl className={`${css.list} ${css.facts}`}>
              {records.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {documents.length > 0 && (
          <Part heading={text.documents}>
            {/* The visitor's own viewer opens them. */}
            <ul className={css.list}>
              {documents.map(({ title, url, bytes }) => (
                <li key={url}>
                  <a href={url} type="application/pdf">
                    {title}
                  </a>{' '}
                  <span className={css.soft}>
                    {fill(text.units.fileSize, { number: grouped(Math.ceil(bytes / 1000), 0) })}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading={papers.checks}>
          <ul className={css.list}>
            {checks.map(({ name, text: how, address }) => (
              <li key={address}>
                <a href={address} className={css.check}>
                  {name}
                </a>
                <p className={css.soft}>{how}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part heading={papers.listHeading}>
          <Lines of={papers.list} />
        </Part>
        <Part heading={papers.costsHeading}>
          <Lines of={papers.costs} />
        </Part>
      </div>
    </Section>
  );
}
