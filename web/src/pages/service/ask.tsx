import { site } from '../../../../config/chosen.ts';
import { whatsappLink } from '../../company/links.ts';
import { pages, servicePages } from '../../content/pages.ts';
import { serviceFrame } from '../../content/services.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import css from './ask.module.css';

/** The end of a service page: ask about this one, or look at the other two. */
export function Ask({ question }: { question: string }) {
  const pageName = usePageName();
  const others = servicePages.filter(({ name }) => name !== pageName);
  return (
    <section className={css.ask} aria-labelledby="ask">
      <Contours />
      <div className={`wrap ${css.row}`}>
        <div className={css.question}>
          <h2 id="ask">{question}</h2>
          <p>{serviceFrame.askText}</p>
          <div className={css.buttons}>
            <ButtonLink to={whatsappLink(site.whatsapp, pageName)} look="chat" icon="chat">
              {serviceFrame.whatsapp}
            </ButtonLink>
            <ButtonLink to={pages.contact.path} look="outline">
              {serviceFrame.form}
            </ButtonLink>
          </div>
        </div>
        <nav aria-labelledby="other-services">
          <h3 id="other-services">{serviceFrame.others}</h3>
          <ul className={css.others}>
            {others.map(({ path, name }) => (
              <li key={path}>
                <ButtonLink to={path} look="outline">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
