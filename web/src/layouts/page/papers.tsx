import { fill } from '@theni/content/fill';
import {
  AUTHORITY_ADDRESS,
  ENCUMBRANCE_ADDRESS,
  PATTA_ADDRESS,
} from '@theni/contract/government-sites';
import { Section } from '../../ui/section.tsx';
import type { LayoutPageData } from '../layout-page-data.ts';
import { numberText } from '../numbers.ts';
import css from './parts.module.css';
import { Facts, Part } from './parts.tsx';

/** What a buyer may read, look up himself, and ask for. */
export function Papers({ layout }: { layout: LayoutPageData }) {
  const { documents, registration, survey, text } = layout;
  const { papers } = text;
  const checks = [
    { ...papers.register, address: registration.page || AUTHORITY_ADDRESS },
    { ...papers.encumbrance, address: ENCUMBRANCE_ADDRESS },
    { ...papers.patta, address: PATTA_ADDRESS },
  ];
  return (
    <Section id="papers" heading={papers.heading}>
      <div className={css.parts}>
        {Object.values(survey).some(Boolean) && (
          <Part heading={papers.records}>
            <Facts
              of={[
                [papers.survey, survey.numbers],
                [papers.village, survey.village],
                [papers.taluk, survey.taluk],
              ]}
            />
          </Part>
        )}
        {documents.length > 0 && (
          <Part heading={text.documents}>
            {/* A PDF opens in the visitor's own viewer. */}
            <ul className={css.rows}>
              {documents.map(({ title, url, bytes }, index) => (
                <li key={index}>
                  <a href={url} type="application/pdf" className="tap-target text-link">
                    {title}
                  </a>{' '}
                  <small>
                    {fill(text.units.fileSize, { number: numberText(Math.ceil(bytes / 1000), 0) })}
                  </small>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading={papers.checks}>
          <ul className={css.rows}>
            {checks.map(({ name, text: how, address }, index) => (
              <li key={index}>
                <a href={address} className="tap-target text-link">
                  {name}
                </a>
                <br />
                <small>{how}</small>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Section>
  );
}
