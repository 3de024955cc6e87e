import type { Content } from '@theni/content';
import { isEdited, labelAt, nameAt, pageOf, sectionAt, sections } from '@theni/content/labels';
import { Suspense, use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PageName, pageNames, pages } from '../../pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import fieldCss from '../../ui/field.module.css';
import { Link } from '../../ui/link.tsx';
import { EditionContext } from '../../words/words.ts';
import { layoutAddress } from '../fields/layout.ts';
import { PublicPagesContext } from '../public-pages.ts';
import common from '../ui/common.module.css';
import { AdminIcon } from '../ui/icon-button.tsx';
import { notify } from '../ui/notice.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreview } from './preview-words.ts';
import { useUnpublished } from './publishing.ts';
import { Sheet } from './sheet.tsx';
import { type Find, finderOf, textsIn } from './shown-texts.ts';
import {
  PUBLISH_ADDRESS,
  type SitePlace,
  siteAddress,
  sitePlace,
  useWebsite,
} from './use-website.ts';
import css from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.site;
const MAGNIFIER = 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm5 11.500L21 21';

/** The site as visitors will see it: a tap on what stands there opens it in a sheet. */
export function Site() {
  const navigate = useNavigate();
  const publicPages = use(PublicPagesContext);
  const { content } = useWebsite();
  const { count } = useUnpublished();
  const place = sitePlace(useLocation().search);
  const { page, lang } = place;
  const other = lang === 'en' ? 'ta' : 'en';
  const find = useFind(content, place);
  const preview = usePreview(content, lang);
  const show = (next: Partial<SitePlace>, replace = false) =>
    navigate(siteAddress({ page, lang, ...next }), { replace });

  function onTap(paths: string[]) {
    const layout = paths.find((path) => path.startsWith('projects.'))?.split('.')[1];
    if (layout) navigate(layoutAddress(layout, 'details'));
    else if (paths.length > 0) show({ edit: paths });
    else notify({ text: text.untouchable });
  }

  return (
    <div className={css.site}>
      <div className={css.bar}>
        <Saving />
        <ButtonLink to={PUBLISH_ADDRESS} variant={count === 0 ? 'outline' : 'solid'}>
          {websiteText.review}
        </ButtonLink>
      </div>
      <p className={common.note}>{text.lead}</p>
      <div className={css.toolbar}>
        <select
          aria-label={text.page}
          className={fieldCss.control}
          value={page}
          onChange={({ currentTarget }) => show({ page: currentTarget.value as PageName })}
        >
          {pageNames.map((name) => (
            <option key={name} value={name}>
              {nameOfPage(name)}
            </option>
          ))}
        </select>
        <Link to={siteAddress({ page, lang: other })} lang={other} className={common.link}>
          {text.languages[other]}
        </Link>
        <Link
          to={siteAddress({ page, lang, find: '' })}
          className={common.link}
          aria-label={text.find}
        >
          <AdminIcon d={MAGNIFIER} size={24} />
        </Link>
      </div>
      <PreviewFrame
        key={`${page} ${lang}`}
        title={nameOfPage(page)}
        language={lang}
        page={pages[page].path}
        find={find}
        open={place.edit}
        onTap={onTap}
      >
        <EditionContext value={preview}>
          <ErrorBoundary>
            <Suspense>{publicPages?.[page]}</Suspense>
          </ErrorBoundary>
        </EditionContext>
      </PreviewFrame>
      {(place.edit.length > 0 || place.find !== undefined) && <Sheet place={place} onShow={show} />}
    </div>
  );
}

export function Saving() {
  const { state, publishing } = useWebsite();
  const { count } = useUnpublished();
  const [issue] = state.saving === 'refused' ? state.issues : [];
  const { waiting, isPublic, ...saving } = websiteText.saving;
  const saved = count > 0 ? waiting(count) : isPublic;
  const said = state.saving === 'saved' ? saved : saving[state.saving];
  return (
    <p role="status" className={classNames(css.state, css[state.saving])}>
      {publishing.isRunning ? websiteText.publish.publishing : said}
      {issue && ' '}
      {issue && <Link to={siteAddress({ edit: [issue.path] })}>{nameAt(issue.path)}</Link>}
    </p>
  );
}

function nameOfPage(page: PageName): string {
  return sections.find((section) => section.key === page)?.name ?? labelAt(`pages.${page}`);
}

function useFind(content: Content, { page, lang }: SitePlace): Find {
  return useMemo(() => {
    const find = finderOf(textsIn(content, lang).filter(({ path }) => isEdited(path)));
    return (shown) => {
      const paths = find(shown);
      const here = paths.filter((path) => mayStandOn(page, path));
      return here.length > 0 ? here : paths;
    };
  }, [content, lang, page]);
}

const ON_MANY_PAGES = ['company', 'people', 'frame', 'serviceNames', 'map'];

function mayStandOn(page: PageName, path: string): boolean {
  const [part = ''] = path.split('.');
  // Titles and descriptions are for search engines.
  if (part === 'pages') return path.endsWith('.name');
  return ON_MANY_PAGES.includes(part) || (sectionAt(path) && pageOf(path)) === page;
}
