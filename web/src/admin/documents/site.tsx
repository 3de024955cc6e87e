import type { Content } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import type { Layout } from '@theni/contract';
import {
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { englishPath, isLayoutPath, layoutPath, pageAt, pages } from '../../pages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { EditionContext } from '../../words/words.ts';
import { PublicPagesContext } from '../public-pages.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { editorText } from './editor-words.ts';
import { objectPaths } from './object-paths.ts';
import { OpenLayout, useOpenLayout } from './opened-layout.tsx';
import { isOfLayout, type SitePlace, siteAddress, sitePlace } from './parts.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PublishBar } from './publish-bar.tsx';
import { Sheet } from './sheet.tsx';
import { ShownTexts } from './shown-texts.ts';
import css from './site.module.css';
import { contentTexts, layoutTexts, withNames } from './site-texts.ts';
import { isShownOn, useTextsOnPages } from './texts-on-pages.ts';
import { nameOfPage, Toolbar, type View } from './toolbar.tsx';
import { EditorContext, useCurrent, useEditor } from './use-editor.ts';
import { useShownLayout } from './use-shown-layout.ts';
import { useWordsOf } from './use-words-of.ts';

const text = editorText.site;

/** The widths of a laptop and of a phone, where the screen has room for more. */
const WIDTHS = { computer: undefined, phone: 360 };

/** The site as visitors will see it: a tap on what stands there opens it in a sheet. */
export function Site() {
  const place = sitePlace(useLocation().search);
  if (!place.layout) return <Page place={place} />;
  return (
    <OpenLayout key={place.layout} slug={place.layout}>
      {(editor) => (
        <Page place={place}>
          <EditorContext value={editor}>
            <ConflictNotice />
          </EditorContext>
        </Page>
      )}
    </OpenLayout>
  );
}

function Page({ place, children }: { place: SitePlace; children?: ReactNode }) {
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ isFollowing: false, isShown: false, width: 'computer' });
  const publicPages = use(PublicPagesContext);
  const { page, layout: slug, lang } = place;
  const show = (next: Partial<SitePlace>, replace = false) =>
    navigate(siteAddress({ page, layout: slug, lang, ...next }), { replace });
  const { edition, find } = useShownPage(place);
  const name = edition.layout?.name ?? nameOfPage(page);
  // On a phone the sheet would cover what there is to choose from.
  const isToChoose = useHasConflict();

  return (
    <div className={css.site}>
      <PublishBar />
      <ConflictNotice />
      {children}
      <p className={common.note}>{text.lead}</p>
      <Toolbar place={place} view={view} onView={setView} onShow={show} />
      <PreviewFrame
        key={`${page} ${slug} ${lang}`}
        title={name}
        language={lang}
        width={WIDTHS[view.width]}
        page={slug ? layoutPath(slug) : pages[page].path}
        onLink={(path) => show(placeAt(path))}
        editing={{
          ...view,
          find,
          open: place.edit,
          onTap: (paths) =>
            paths.length > 0 ? show({ edit: paths }) : notify({ text: text.untouchable }),
        }}
      >
        <EditionContext value={edition}>
          <ErrorBoundary>
            <Suspense>
              {slug
                ? edition.layout && publicPages && <publicPages.Layout layout={edition.layout} />
                : publicPages?.[page]}
            </Suspense>
          </ErrorBoundary>
        </EditionContext>
      </PreviewFrame>
      {!isToChoose && <Sheet place={place} onShow={show} />}
    </div>
  );
}

/** @param path of a link on a page */
function placeAt(path: string): Partial<SitePlace> {
  const english = englishPath(path);
  const lang = path === english ? 'en' : 'ta';
  if (isLayoutPath(english)) return { layout: english.split('/').at(-1) ?? '', lang };
  const target = pageAt(english);
  // A link within a page is one of this page to the frame.
  return target === 'admin' ? { lang } : { page: target, layout: '', lang };
}

/** What the open page shows, and what of it is found where. */
function useShownPage({ page, layout: slug, lang }: SitePlace) {
  const content = withNamesOnce(useDeferredValue(useCurrent<Content>()));
  const words = useWordsOf(content, lang);
  const open = useOpenLayout();
  const draft = useOpenDraft();
  const shown = useShownLayout(draft, open?.layout.response, content, lang);
  const onPages = useTextsOnPages();
  const kind = slug ? 'layout' : page;

  const find = useMemo(() => {
    const known = contentTexts(content, lang);
    const text = inLanguage(content.projectPage, lang);
    if (draft) known.push(...layoutTexts(slug, draft, { text }, words, lang));
    const texts = new ShownTexts(known);
    return (shownText: string) => {
      const paths = texts.find(shownText);
      const here = paths.filter((path) => isShownOn(onPages, path, kind));
      // A price is meant sooner than the words around it.
      return (here.length > 0 ? here : paths).toSorted(
        (one, other) => Number(isOfLayout(other)) - Number(isOfLayout(one)),
      );
    };
  }, [content, lang, draft, slug, words, onPages, kind]);

  const edition = useMemo(
    () => ({
      language: lang,
      words,
      isPreview: true,
      pathOf: objectPaths(words, shown && { [`projects.${slug}`]: shown }),
      ...(shown && { layout: shown }),
    }),
    [lang, words, shown, slug],
  );
  return { edition, find };
}

/** Whether another tab has changed the same: nothing is saved before the owner has chosen. */
function useHasConflict(): boolean {
  const open = useOpenLayout();
  return Boolean(useEditor().state.conflict ?? open?.editor.state.conflict);
}

/** The open layout as it is typed. */
function useOpenDraft(): Layout | undefined {
  const draft = useOpenLayout()?.editor.draft;
  return useSyncExternalStore(draft?.subscribe ?? never, () => draft?.mine as Layout | undefined);
}

const never = () => () => {};

const named = new WeakMap<Content, Content>();

/** The same for the same content, so that nothing is made anew without need. */
function withNamesOnce(content: Content): Content {
  const known = named.get(content) ?? withNames(content);
  named.set(content, known);
  return known;
}
