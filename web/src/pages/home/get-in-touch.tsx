import { mainPhone, telephoneLink, useChatLink } from '../../contact-links.ts';
import { useEditMark } from '../../edit-marks.ts';
import { useWords } from '../../page-context.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import css from './get-in-touch.module.css';

export function GetInTouch() {
  const { company, frame, home } = useWords();
  const chatLinkTo = useChatLink();
  return (
    <section className="teal" aria-labelledby="get-in-touch">
      <div className={`wrap columns ${css.row}`}>
        <div>
          <h2 id="get-in-touch" className={css.heading}>
            {home.getInTouch.heading}
          </h2>
          <p>{home.getInTouch.text}</p>
        </div>
        <ul className={`row ${css.ways}`}>
          <ContactLink
            icon="chat"
            name={frame.whatsapp}
            to={chatLinkTo(company.whatsapp)}
            path="company.whatsapp"
          />
          <ContactLink
            icon="mail"
            name={frame.email}
            to={`mailto:${company.email}`}
            path="company.email"
          />
          <ContactLink
            icon="phone"
            name={frame.call}
            to={telephoneLink(mainPhone(company))}
            path="company.phones.0"
          />
        </ul>
      </div>
    </section>
  );
}

interface ContactLinkProps {
  icon: IconName;
  name: string;
  to: string;
  path: string;
}

function ContactLink({ icon, name, to, path }: ContactLinkProps) {
  const mark = useEditMark();
  return (
    <li>
      <a href={to} className={css.way} {...mark(path)}>
        <span className={css.ring}>
          <Icon name={icon} size={30} />
        </span>
        {name}
      </a>
    </li>
  );
}
