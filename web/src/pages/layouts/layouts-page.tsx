import { LateCalculators } from '../../calculators/late-calculators.tsx';
import { mainPhone, telephoneLink, useGreeting } from '../../company/links.ts';
import { LayoutCards } from '../../layouts/layout-cards.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StylesBelow } from '../../ui/styles-below.tsx';
import { useWords } from '../../words/words.ts';
import css from './layouts-page.module.css';

export default function LayoutsPage() {
  const { layouts, projectList } = useWords();
  return (
    <PageFrame>
      <PageHead heading={projectList.heading} lead={projectList.lead} />
      <section className={`wrap ${css.list}`} aria-label={projectList.recent}>
        {layouts.length > 0 ? (
          <>
            <h2 className="visually-hidden">{projectList.recent}</h2>
            <LayoutCards layouts={layouts} first />
          </>
        ) : (
          <Empty />
        )}
      </section>
      <StylesBelow />
      <LateCalculators />
    </PageFrame>
  );
}

function Empty() {
  const { company, frame, projectList } = useWords();
  const greeting = useGreeting();
  const phone = mainPhone(company);
  return (
    <>
      <p className={css.empty}>{projectList.empty}</p>
      <p className={`row ${css.ways}`}>
        <ButtonLink to={greeting(company.whatsapp)} variant="chat" icon="chat">
          {frame.whatsapp}
        </ButtonLink>
        <ButtonLink to={telephoneLink(phone)} variant="outline" icon="phone">
          {phone}
        </ButtonLink>
      </p>
    </>
  );
}
