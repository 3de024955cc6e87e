import { site } from '../../../../config/chosen.ts';
import { emailLink, mainPhone, telephoneLink } from '../../company/links.ts';
import { privacy } from '../../content/privacy.ts';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './privacy-page.module.css';

export default function PrivacyPage() {
  return (
    <PageFrame>
      <article className={`wrap ${css.privacy}`}>
        <h1>{privacy.heading}</h1>
        <p className={css.lead}>{privacy.lead}</p>
        {privacy.parts.map(({ heading, text }) => (
          <section key={heading} className={css.part}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p className={css.ways}>
          <ButtonLink to={emailLink(site.email)} icon="mail">
            {privacy.write}: {site.email}
          </ButtonLink>
          <ButtonLink to={telephoneLink(mainPhone)} look="outline" icon="phone">
            {privacy.call}: {mainPhone}
          </ButtonLink>
        </p>
      </article>
    </PageFrame>
  );
}
