import { picturesOf } from '../../pictures/pictures.ts';
import { ChosenPicture } from '../../ui/picture.tsx';
import { useWords } from '../../words/words.ts';
import css from './company.module.css';

const drawings = picturesOf(
  import.meta.glob('../../pictures/made/about-*', { eager: true, import: 'default' }),
);

export function Company() {
  const { about } = useWords();
  return (
    <section>
      <div className={`wrap columns ${css.head}`}>
        <h1>{about.heading}</h1>
        <p className={css.lead}>{about.lead}</p>
      </div>
      <div className={css.picture}>
        <ChosenPicture choice={about.picture} drawings={drawings} alt="" first />
      </div>
      <div className={`wrap columns ${css.body}`}>
        <div className={`stack ${css.text}`}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={css.facts}>
          {about.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
