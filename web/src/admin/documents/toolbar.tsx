import { useQuery } from '@tanstack/react-query';
import { isLayoutPath, layoutPath, type PageName, pageNames } from '../../pages.ts';
import fieldCss from '../../ui/field.module.css';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutsQuery } from '../api/layout-queries.ts';
import { Sign } from '../ui/sign.tsx';
import { editorText } from './editor-words.ts';
import { addressOf, type SitePlace, siteAddress } from './parts.ts';
import { labelAt, sections } from './sections.ts';
import css from './site.module.css';

const text = editorText.site;

/** How the page is shown. */
export interface View {
  isFollowing: boolean;
  isShown: boolean;
  width: 'computer' | 'phone';
}

interface Props {
  place: SitePlace;
  view: View;
  onView: (view: View) => void;
  onShow: (place: Partial<SitePlace>) => void;
}

/** Which page in which language, what a tap does, and the search. */
export function Toolbar({ place, view, onView, onShow }: Props) {
  const { page, layout, lang } = place;
  const other = lang === 'en' ? 'ta' : 'en';
  return (
    <div className={css.toolbar}>
      <PageSelect page={page} slug={layout} onShow={onShow} />
      <Link to={siteAddress({ page, layout, lang: other })} lang={other} className={css.action}>
        {text.languages[other]}
      </Link>
      <Link
        to={siteAddress({ page, layout, lang, find: '' })}
        className={css.action}
        aria-label={text.find}
      >
        <Sign
          d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm5 11.500L21 21"
          size={24}
        />
      </Link>
      <details className={css.more}>
        <summary className={css.action} aria-label={text.more}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M12 5v.01M12 12v.01M12 19v.01"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
        </summary>
        <div className={css.choices}>
          <CheckboxField
            label={text.showAll}
            checked={view.isShown}
            onChange={({ currentTarget }) => onView({ ...view, isShown: currentTarget.checked })}
          />
          <CheckboxField
            label={text.follow}
            checked={view.isFollowing}
            onChange={({ currentTarget }) =>
              onView({ ...view, isFollowing: currentTarget.checked })
            }
          />
          <div className={css.wide}>
            <CheckboxField
              label={text.asOnPhone}
              checked={view.width === 'phone'}
              onChange={({ currentTarget }) =>
                onView({ ...view, width: currentTarget.checked ? 'phone' : 'computer' })
              }
            />
          </div>
          <Link to={addressOf('versions')}>{editorText.versions.heading}</Link>
        </div>
      </details>
    </div>
  );
}

export function nameOfPage(page: PageName): string {
  return sections.find((section) => section.key === page)?.name ?? labelAt(`pages.${page}`);
}

function PageSelect({
  page,
  slug,
  onShow,
}: {
  page: PageName;
  slug: string;
  onShow: Props['onShow'];
}) {
  const { data: layouts = [] } = useQuery(layoutsQuery);
  const show = (value: string) =>
    onShow(
      isLayoutPath(value)
        ? { layout: value.split('/').at(-1) ?? '' }
        : { page: value as PageName, layout: '' },
    );
  return (
    <select
      aria-label={text.page}
      className={fieldCss.control}
      value={slug ? layoutPath(slug) : page}
      onChange={({ currentTarget }) => show(currentTarget.value)}
    >
      {pageNames.map((name) => (
        <option key={name} value={name}>
          {nameOfPage(name)}
        </option>
      ))}
      {layouts.length > 0 && (
        <optgroup label={text.layouts}>
          {layouts.map(({ Slug, Name }) => (
            <option key={Slug} value={layoutPath(Slug)}>
              {Name.en || Slug}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
