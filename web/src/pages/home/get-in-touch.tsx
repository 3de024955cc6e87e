import { useWords } from '../../page-context.ts';
import { ChatLink, EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import css from './get-in-touch.module.css';

export function GetInTouch() {
  const { frame, home } = useWords();
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
          <li>
            <ChatLink className={css.way}>
              <Way icon="chat" name={frame.whatsapp} />
            </ChatLink>
          </li>
          <li>
            <EmailLink className={css.way}>
              <Way icon="mail" name={frame.email} />
            </EmailLink>
          </li>
          <li>
            <PhoneLink className={css.way}>
              <Way icon="phone" name={frame.call} />
            </PhoneLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Way({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <span className={css.ring}>
        <Icon name={icon} size={30} />
      </span>
      {name}
    </>
  );
}
