import { pages } from '@theni/contract/site-map';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import css from './get-a-quote.module.css';

export function GetAQuote() {
  const text = useWords().home.quote;
  return (
    <section className={`band ${css.banner}`} aria-labelledby="get-a-quote">
      <Contours />
      <div className={`wrap columns ${css.row}`}>
        <h2 id="get-a-quote" className={css.heading}>
          {text.heading}
        </h2>
        <div className={`stack intro ${css.offer}`}>
          <p>{text.text}</p>
          <ButtonLink to={pages.contact.path} variant="outline">
            {text.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
