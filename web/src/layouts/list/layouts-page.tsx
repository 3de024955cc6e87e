import { mainPhone, useChatLink } from '../../contact-links.ts';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PhoneButton } from '../../ui/contact-links.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AreaConverter } from './area-converter.tsx';
import { LayoutCards } from './layout-cards.tsx';
import css from './layouts-page.module.css';

export default function LayoutsPage() {
  const { layouts, layoutList } = useWords();
  return (
    <PageFrame>
      <PageHead heading={layoutList.heading} intro={layoutList.intro} />
      <section className={`wrap ${css.list}`} aria-label={layoutList.heading}>
        {layouts.length > 0 ? (
          <>
            <h2 className="visually-hidden">{layoutList.heading}</h2>
            <LayoutCards layouts={layouts} isInFirstView />
          </>
        ) : (
          <Empty />
        )}
      </section>
      <div className="needs-script">
        <AreaConverter />
      </div>
    </PageFrame>
  );
}

function Empty() {
  const { company, frame, layoutList } = useWords();
  const chatLinkTo = useChatLink();
  return (
    <>
      <p className={css.empty}>{layoutList.empty}</p>
      <p className={`row ${css.ways}`}>
        <ButtonLink to={chatLinkTo(company.whatsapp)} variant="chat" icon="chat">
          {frame.whatsapp}
        </ButtonLink>
        <PhoneButton>{mainPhone(company)}</PhoneButton>
      </p>
    </>
  );
}
