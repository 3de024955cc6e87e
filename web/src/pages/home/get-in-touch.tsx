import { site } from '../../../../config/chosen.ts';
import { emailLink, mainPhone, telephoneLink, whatsappLink } from '../../company/links.ts';
import { frame } from '../../content/frame.ts';
import { home } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import css from './get-in-touch.module.css';

export function GetInTouch() {
  return (
    <section className={css.strip} aria-labelledby="get-in-touch">
      <div className={`wrap ${css.row}`}>
        <div>
          <h2 id="get-in-touch" className={css.heading}>
            {home.getInTouch.heading}
          </h2>
          <p>{home.getInTouch.text}</p>
        </div>
        <ul className={css.ways}>
          <Way
            icon="chat"
            name={frame.whatsapp}
            to={whatsappLink(site.whatsapp, pages.home.name)}
          />
          <Way icon="mail" name={frame.email} to={emailLink(site.email)} />
          <Way icon="phone" name={frame.call} to={telephoneLink(mainPhone)} />
        </ul>
      </div>
    </section>
  );
}

function Way({ icon, name, to }: { icon: IconName; name: string; to: string }) {
  return (
    <li>
      <a href={to} className={css.way}>
        <span className={css.ring}>
          <Icon name={icon} size={30} />
        </span>
        {name}
      </a>
    </li>
  );
}
