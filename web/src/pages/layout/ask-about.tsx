import { fill } from '@theni/content/fill';
import { mainPhone, telephoneLink } from '../../company/links.ts';
import { ContactForm } from '../../contact-form/contact-form.tsx';
import { chatAbout, questionAbout } from '../../layouts/question.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { useWords } from '../../words/words.ts';
import css from './layout-page.module.css';

interface Props {
  layout: ShownLayout;
  /** Its number, or ''. */
  plot: string;
  onPlot: (plot: string) => void;
}

export function AskAbout({ layout, plot, onPlot }: Props) {
  const words = useWords();
  const { company, frame, projectList } = words;
  const { name, slug, text } = layout;
  const phone = mainPhone(company);
  return (
    <section id="ask" aria-labelledby="ask-heading">
      <div className={`wrap wide-columns ${css.ask}`}>
        <div className="stack">
          <h2 id="ask-heading">{fill(projectList.ask.label, { name })}</h2>
          <p>{text.ask.lead}</p>
          <p className={`row ${css.ways}`}>
            <ButtonLink to={chatAbout(layout, words, plot)} variant="chat" icon="chat">
              {frame.whatsapp}
            </ButtonLink>
            <ButtonLink to={telephoneLink(phone)} variant="outline" icon="phone">
              {phone}
            </ButtonLink>
          </p>
        </div>
        <ContactForm
          about={{
            project: slug,
            plot,
            message: questionAbout(layout, words, plot),
            plotLabel: text.ask.plot,
            onPlot,
          }}
        />
      </div>
    </section>
  );
}
