import { useLocation } from 'react-router-dom';
import { useGreeting } from '../../company/links.ts';
import { pageAt, pages, servicePages } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import { useWords } from '../../words/words.ts';
import css from './ask.module.css';

/** The end of a service page: ask about this one, or look at the other two. */
export function Ask({ question }: { question: string }) {
  const words = useWords();
  const { company, serviceFrame } = words;
  const greeting = useGreeting();
  const page = pageAt(useLocation().pathname);
  const others = servicePages.filter((name) => name !== page);
  return (
    <section className={`teal ${css.ask}`} aria-labelledby="ask">
      <Contours />
      <div className={`wrap columns ${css.row}`}>
        <div className={`stack ${css.question}`}>
          <h2 id="ask">{question}</h2>
          <p>{serviceFrame.askText}</p>
          <div className="row">
            <ButtonLink to={greeting(company.whatsapp)} variant="chat" icon="chat">
              {serviceFrame.whatsapp}
            </ButtonLink>
            <ButtonLink to={pages.contact.path} variant="outline">
              {serviceFrame.form}
            </ButtonLink>
          </div>
        </div>
        <nav aria-labelledby="other-services">
          <h3 id="other-services">{serviceFrame.others}</h3>
          <ul className={`row ${css.others}`}>
            {others.map((name) => (
              <li key={name}>
                <ButtonLink to={pages[name].path} variant="outline">
                  {words.pages[name].name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
