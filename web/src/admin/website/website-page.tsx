import { useQuery } from '@tanstack/react-query';
import { previewContent, withValidChanges } from '@theni/content/changes';
import { labelAt } from '@theni/content/labels';
import { completenessIssues } from '@theni/content/schema';
import { sections } from '@theni/content/sections';
import type { WebsiteResponse } from '@theni/contract';
import { type PageName, pageNames, pages } from '@theni/contract/site-map';
import { use, useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageContext } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import fieldCss from '../../ui/field.module.css';
import { Link } from '../../ui/link.tsx';
import { layoutAddress, PUBLISH_ADDRESS } from '../addresses.ts';
import { OWN_LANGUAGE_NAMES, PreviewBoundary, PreviewFrame } from '../editor/preview-frame.tsx';
import { useDraft } from '../editor/saver.ts';
import { usePreview } from '../editor/use-preview.ts';
import { websiteQuery, websiteTarget } from '../editor/website-draft.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { labels } from '../help/labels.ts';
import { useLayoutCards } from '../layouts/preview/use-layout-cards.ts';
import { PublicPagesContext } from '../public-pages.ts';
import common from '../ui/common.module.css';
import { AdminIcon } from '../ui/controls.tsx';
import { PageFailed, QueryState } from '../ui/query-state.tsx';
import { useClose } from '../ui/use-close.ts';
import { EditPanel } from './edit-panel.tsx';
import { PublishPage } from './publish-page.tsx';
import { samplesIn } from './search.tsx';
import { usePublishing } from './use-publishing.ts';
import { useUnpublished, useWebsite, WebsiteContext } from './use-website.ts';
import css from './website.module.css';
import { type WebsiteView, websiteAddress, websiteView } from './website-address.ts';
import { WebsiteSaveBar } from './website-save-bar.tsx';

export default function WebsitePage() {
  return (
    <AdminPage heading="Website">
      <LoadedWebsite />
    </AdminPage>
  );
}

function LoadedWebsite() {
  const query = useQuery(websiteQuery);
  if (query.data) return <Website server={query.data} />;
  return <QueryState query={query} />;
}

function Website({ server }: { server: WebsiteResponse }) {
  const { saver, state } = useDraft(websiteTarget, server);
  const publishing = usePublishing(saver);
  const unpublished = useUnpublished(state);
  // The check of all texts does not hold up the typing.
  const shown = useDeferredValue(state.values);
  const content = useMemo(() => withValidChanges(shown), [shown]);
  // That a value is still the sample is said when it is published.
  const toCorrect = useMemo(() => completenessIssues(content, { isDemo: true }), [content]);
  const isFirst = server.published === null;
  const samples = useMemo(
    () => (isFirst ? samplesIn(content, toCorrect) : []),
    [content, toCorrect, isFirst],
  );
  const isPublish = new URLSearchParams(useLocation().search).get('part') === 'publish';
  return (
    <WebsiteContext value={{ saver, state, publishing, unpublished, content, toCorrect, samples }}>
      {isPublish ? <PublishPage /> : <Site />}
    </WebsiteContext>
  );
}

const MAGNIFIER = 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm5 11.500L21 21';

function Site() {
  const navigate = useNavigate();
  const { samples, unpublished } = useWebsite();
  const location = useLocation();
  const view = websiteView(location.search);
  const { page, lang } = view;
  const other = lang === 'en' ? 'ta' : 'en';
  const isOpen = view.edit.length > 0 || view.find !== undefined;
  const close = useClose(websiteAddress({ page, lang }));

  /**
   * What opens adds an entry to the history, which the next one that opens replaces. A link of the
   * panel adds another one, so what it opens is closed to its list.
   */
  function show(next: Partial<WebsiteView>) {
    const state = isOpen ? location.state : { from: location.pathname };
    navigate(websiteAddress({ page, lang, ...next }), { replace: isOpen, state });
  }

  function onTap(paths: string[]) {
    const layout = paths.find((path) => path.startsWith('layouts.'))?.split('.')[1];
    if (layout) navigate(layoutAddress(layout, 'details'));
    else show(paths.length > 0 ? { edit: paths } : { find: '' });
  }

  return (
    <div className={css.site}>
      <WebsiteSaveBar>
        <ButtonLink to={PUBLISH_ADDRESS} variant={unpublished.count === 0 ? 'outline' : 'solid'}>
          {labels.publish}
        </ButtonLink>
      </WebsiteSaveBar>
      <p className={common.note}>Tap what you want to change.</p>
      {samples.length > 0 && (
        <Link to={websiteAddress({ page, lang, find: '' })} className={common.link}>
          Still the sample: {samples.length}. Replace them before you publish
        </Link>
      )}
      <div className={css.toolbar}>
        <select
          aria-label="Page"
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
        <Link to={websiteAddress({ page, lang: other })} lang={other} className={common.link}>
          {OWN_LANGUAGE_NAMES[other]}
        </Link>
        <Link
          to={websiteAddress({ page, lang, find: '' })}
          replace={isOpen}
          className={common.link}
          aria-label={labels.search}
        >
          <AdminIcon d={MAGNIFIER} />
        </Link>
      </div>
      <PreviewBoundary fallback={<PageFailed />}>
        <PagePreview key={`${page} ${lang}`} view={view} onTap={onTap} />
      </PreviewBoundary>
      {isOpen && <EditPanel view={view} onShow={show} onClose={close} />}
    </div>
  );
}

interface PreviewProps {
  view: WebsiteView;
  onTap: (paths: string[]) => void;
}

function PagePreview({ view: { page, lang, edit }, onTap }: PreviewProps) {
  const publicPages = use(PublicPagesContext);
  const { state } = useWebsite();
  // A page with all its layouts does not hold up the typing.
  const shown = useDeferredValue(state.values);
  const content = useMemo(() => previewContent(shown), [shown]);
  const preview = usePreview(content, lang, useLayoutCards(state.server.layouts, content, lang));
  return (
    <PreviewFrame
      title={nameOfPage(page)}
      language={lang}
      path={pages[page].path}
      open={edit}
      onTap={onTap}
    >
      <PageContext value={preview}>{publicPages?.[page]}</PageContext>
    </PreviewFrame>
  );
}

function nameOfPage(page: PageName): string {
  return sections.find((section) => section.key === page)?.name ?? labelAt(`pages.${page}`);
}
