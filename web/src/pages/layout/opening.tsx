import { fill } from '@theni/content/fill';
import { coverOf } from '../../layouts/cover-of.ts';
import { layoutFacts, shownStatus } from '../../layouts/layout-facts.ts';
import { Cover, FactList, StatusAndPlace } from '../../layouts/layout-summary.tsx';
import { chatAbout } from '../../layouts/question.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useEditMark, useWords } from '../../words/words.ts';
import css from './opening.module.css';

interface Props {
  layout: ShownLayout;
  /** With the states of now. */
  plots: ShownPlot[];
}

const SIZES = '(min-width: 62rem) 42rem, (min-resolution: 2.5dppx) 62vw, 100vw';

/** The first screen: what it looks like, and what a buyer asks first. */
export function Opening({ layout, plots }: Props) {
  const words = useWords();
  const mark = useEditMark();
  const { frame, projectList } = words;
  const { text, name, place, status, photos, plan, registration } = layout;
  // What else changes while the page is open would move what stands below it.
  const { available } = layoutFacts({ ...layout, plots }, text);
  const facts = { ...layoutFacts(layout, text), available };
  const number = registration.number
    ? fill(projectList.registration, { number: registration.number })
    : text.noRegistration;
  return (
    <div className={`stack ${css.opening}`}>
      <Cover
        cover={coverOf(photos, plan)}
        sizes={SIZES}
        first
        {...mark(`projects.${layout.slug}.photos`)}
      />
      <div className={`stack ${css.head}`}>
        <StatusAndPlace status={shownStatus({ status, plots })} place={place} />
        <h1>{name}</h1>
        <FactList facts={facts} more={number} />
        <p className={`row ${css.ways}`}>
          {plots.length > 0 && <ButtonLink to="#plots">{projectList.see}</ButtonLink>}
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
