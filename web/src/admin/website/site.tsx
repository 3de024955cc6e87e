import type { Content } from '@theni/content';
import { isEdited, pageOf, sectionAt } from '@theni/content/labels';
import type { Language } from '@theni/contract/limits';
import { Suspense, use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { englishPath, isLayoutPath, type PageName, pageAt, pages } from '../../pages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { EditionContext } from '../../words/words.ts';
import { layoutAddress } from '../documents/layout-parts.ts';
import { PublicPagesContext } from '../public-pages.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.ts';
import { objectPaths } from './object-paths.ts';
import { type SitePlace, siteAddress, sitePlace } from './place.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PublishBar } from './publish-bar.tsx';
import { Sheet } from './sheet.tsx';
import { ShownTexts, textsIn } from './shown-texts.ts';
import css from './site.module.css';
import { nameOfPage, Toolbar } from './toolbar.tsx';
import { useWebsite } from './use-website.ts';
import { useWordsOf } from './use-words-of.ts';
import { websiteText } from './words.ts';

const text = websiteText.site;

/** The site as visitors will see it: a tap on what stands there opens it in a sheet. */
export function Site() {
  const navigate = useNavigate();
  const publicPages = use(PublicPagesContext);
  const { content } = useWebsite();
  const place = sitePlace(useLocation().search);
  const { page, lang } = place;
  const find = useFind(content, place);
  const edition = useEditionOf(content, lang);
  const show = (next: Partial<SitePlace>, replace = false) =>
    navigate(siteAddress({ page, lang, ...next }), { replace });

  function onTap(paths: string[]) {
    const layout = paths.find((path) => path.startsWith('projects.'))?.split('.')[1];
    if (layout) navigate(layoutAddress(layout, 'facts'));
    else if (paths.length > 0) show({ edit: paths });
    else notify({ text: text.untouchable });
  }

  return (
    <div className={css.site}>
      <PublishBar />
      <p className={common.note}>{text.lead}</p>
      <Toolbar place={place} onShow={show} />
      <PreviewFrame
        key={`${page} ${lang}`}
        title={nameOfPage(page)}
        language={lang}
        page={pages[page].path}
        onLink={(path) => show(placeAt(path, page))}
        editing={{ find, open: place.edit, onTap }}
      >
        <EditionContext value={edition}>
          <ErrorBoundary>
            <Suspense>{publicPages?.[page]}</Suspense>
          </ErrorBoundary>
        </EditionContext>
      </PreviewFrame>
      <Sheet place={place} onShow={show} />
    </div>
  );
}

/** @param path of the link to the other language */
function placeAt(path: string, page: PageName): Partial<SitePlace> {
  const english = englishPath(path);
  const target = pageAt(english);
  const isOfSite = target !== 'admin' && !isLayoutPath(english);
  return { lang: path === english ? 'en' : 'ta', page: isOfSite ? target : page };
}

/** Tells which values stand in a text of the open page. */
function useFind(content: Content, { page, lang }: SitePlace): (shown: string) => string[] {
  return useMemo(() => {
    const known = textsIn(content, lang).filter(({ path }) => isEdited(path));
    const texts = new ShownTexts(known);
    return (shown) => {
      const paths = texts.find(shown);
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

function useEditionOf(content: Content, language: Language) {
  const words = useWordsOf(content, language);
  return useMemo(
    () => ({ language, words, isPreview: true, pathOf: objectPaths(words) }),
    [language, words],
  );
}
