import { site } from '../../../../config/chosen.ts';
import { degrees, whatsappLink } from '../../company/links.ts';
import { frame } from '../../content/frame.ts';
import { home } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { hero, heroTall } from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './hero.module.css';

const text = home.hero;

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.text}`}>
        <h1 className={css.headline}>{text.headline}</h1>
        <p className={css.description}>{text.description}</p>
        <div className={css.actions}>
          <ButtonLink to={pages.contact.path}>{text.button}</ButtonLink>
          <ButtonLink to={whatsappLink(site.whatsapp, pages.home.name)} look="chat" icon="chat">
            {frame.whatsapp}
          </ButtonLink>
        </div>
      </div>
      <div className={css.picture}>
        <Picture picture={hero} tall={heroTall} alt="" first />
        <p className={css.position} aria-hidden="true">
          {degrees(site.geo.latitude)} N
          <br />
          {degrees(site.geo.longitude)} E
        </p>
      </div>
    </section>
  );
}
