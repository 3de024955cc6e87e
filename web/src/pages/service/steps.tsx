import type { Words } from '@theni/content';
import { Section } from '../../ui/section.tsx';
import css from './steps.module.css';

export function Steps({ stepsHeading, steps }: Words['plots']) {
  return (
    <Section heading={stepsHeading} number={1}>
      <ol className={css.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={css.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
