import { site } from '../../../../config/chosen.ts';
import { whatsappLink } from '../../company/links.ts';
import { home } from '../../content/home.ts';
import { homeLoan } from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './home-loans.module.css';

const text = home.homeLoans;

export function HomeLoans() {
  return (
    <aside className={css.loans} aria-labelledby="home-loans">
      <Picture picture={homeLoan} alt="" sizes="(min-width: 48rem) 20rem, 65vw" />
      <div className={css.text}>
        <h3 id="home-loans">{text.heading}</h3>
        <p>{text.text}</p>
        <ButtonLink to={whatsappLink(site.whatsapp, text.heading)} look="chat" icon="chat">
          {text.link}
        </ButtonLink>
      </div>
    </aside>
  );
}
