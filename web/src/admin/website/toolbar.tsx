import { labelAt, sections } from '@theni/content/labels';
import { type PageName, pageNames } from '../../pages.ts';
import fieldCss from '../../ui/field.module.css';
import { Link } from '../../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { type SitePlace, siteAddress } from './place.ts';
import css from './site.module.css';
import { websiteText } from './words.ts';

const text = websiteText.site;

/** Which page in which language, and the search. */
export function Toolbar({
  place: { page, lang },
  onShow,
}: {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>) => void;
}) {
  const other = lang === 'en' ? 'ta' : 'en';
  return (
    <div className={css.toolbar}>
      <select
        aria-label={text.page}
        className={fieldCss.control}
        value={page}
        onChange={({ currentTarget }) => onShow({ page: currentTarget.value as PageName })}
      >
        {pageNames.map((name) => (
          <option key={name} value={name}>
            {nameOfPage(name)}
          </option>
        ))}
      </select>
      <Link to={siteAddress({ page, lang: other })} lang={other} className={css.action}>
        {text.languages[other]}
      </Link>
      <Link
        to={siteAddress({ page, lang, find: '' })}
        className={css.action}
        aria-label={text.find}
      >
        <Sign
          d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm5 11.500L21 21"
          size={24}
        />
      </Link>
    </div>
  );
}

export function nameOfPage(page: PageName): string {
  return sections.find((section) => section.key === page)?.name ?? labelAt(`pages.${page}`);
}
