import { Cover } from '../../layouts/cover.tsx';
import { coverOf } from '../../layouts/cover-of.ts';
import { layoutFacts } from '../../layouts/layout-facts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useWords } from '../../words/words.ts';
import { chatAbout } from './about.ts';
import css from './opening.module.css';

interface Props {
  layout: ShownLayout;
  plots: ShownPlot[];
}

const SIZES = '(min-width: 62rem) 42rem, (min-resolution: 2.5dppx) 62vw, 100vw';

/** The first screen: what it looks like, and what a buyer asks first. */
export function Opening({ layout, plots }: Props) {
  const words = useWords();
  const { frame, projectList } = words;
  const { text, name, place, status, photos, plan, registration } = layout;
  const facts = layoutFacts({ ...layout, plots }, text);
  return (
    <div className={css.opening}>
      <Cover cover={coverOf(photos, plan)} sizes={SIZES} first />
      <div className={css.head}>
        <p className={css.status}>{projectList.statuses[status]}</p>
        <h1>{name}</h1>
        <p className={css.place}>{place}</p>
        <ul className={css.facts}>
          {facts.price && <li className={css.price}>{facts.price}</li>}
          {[facts.rate, facts.available, facts.sizes].filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>{registration.number || text.noRegistration}</li>
        </ul>
        <p className={css.ways}>
          <ButtonLink to={chatAbout(layout, words)} variant="chat" icon="chat">
            {frame.whatsapp}
          </ButtonLink>
          <ButtonLink to="#ask" variant="outline" icon="mail">
            {text.ask.form}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
