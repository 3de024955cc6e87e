import { fill } from '@theni/content/text';
import { pages } from '@theni/contract/site-map';
import { useWords } from '../../page-context.ts';
import { ChosenPicture } from '../../pictures/chosen-picture.tsx';
import { drawing } from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PHONE_SIZES } from '../../ui/picture.tsx';
import css from './hero.module.css';

export function Hero() {
  const { home, layouts } = useWords();
  const text = home.hero;
  const isDrawn = text.picture.file === 'hero';
  return (
    <section className={classNames(css.hero, isDrawn ? css.drawn : css.own)}>
      <div className={`wrap ${css.text}`}>
        <h1 className={css.headline}>{text.headline}</h1>
        <p className={css.description}>{text.description}</p>
        <Offer />
        <div className="row">
          <ButtonLink to={pages.contact.path}>{text.button}</ButtonLink>
          <ButtonLink
            to={(layouts.length > 0 ? pages.layouts : pages.plots).path}
            variant="outline"
          >
            {text.plots}
          </ButtonLink>
        </div>
      </div>
      <div className={css.picture}>
        <ChosenPicture
          choice={text.picture}
          {...(isDrawn && { tall: drawing('hero-tall') })}
          alt=""
          sizes={`(min-width: 48rem) 100vw, ${PHONE_SIZES}`}
          isInFirstView
        />
      </div>
    </section>
  );
}

/**
 * Says how many layouts are selling, and the lowest price that the owner names; no number of plots,
 * which may be gone.
 */
function Offer() {
  const { home, layouts } = useWords();
  const text = home.hero.offer;
  const selling = layouts.filter(({ status }) => status === 'selling');
  if (selling.length === 0) return null;
  const pattern = selling.length === 1 ? text.one : text.many;
  const offer = fill(pattern, { layouts: selling.length });
  const [cheapest] = selling
    .filter(({ facts }) => facts.rate)
    .sort((one, other) => (one.perCent ?? 0) - (other.perCent ?? 0));
  return (
    <p className={css.offer}>
      {cheapest ? fill(text.from, { offer, rate: cheapest.facts.rate }) : offer}
    </p>
  );
}
