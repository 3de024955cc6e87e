import { useQuery } from '@tanstack/react-query';
import { previewContent } from '@theni/content/changes';
import type { WebsiteResponse } from '@theni/contract';
import { LANGUAGES, type Language } from '@theni/contract/site-map';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { layoutPageData } from '../../../layouts/layout-page-data.ts';
import { layoutPath } from '../../../page-addresses.ts';
import { PageContext } from '../../../page-context.ts';
import { OWN_LANGUAGE_NAMES, PreviewBoundary, PreviewFrame } from '../../editor/preview-frame.tsx';
import { useDraft } from '../../editor/saver.ts';
import { usePreview } from '../../editor/use-preview.ts';
import { websiteQuery, websiteTarget } from '../../editor/website-draft.ts';
import { useShownFiles } from '../../fields/uploaded-files.ts';
import { useItems } from '../../photos/items.ts';
import { PublicPagesContext } from '../../public-pages.ts';
import common from '../../ui/common.module.css';
import { ToggleGroup } from '../../ui/controls.tsx';
import { PageFailed, QueryState } from '../../ui/query-state.tsx';
import { useLayout } from '../use-layout.ts';
import { asPublished, useLayoutCards } from './use-layout-cards.ts';

export function Preview() {
  const website = useQuery(websiteQuery);
  // Without the owner's texts the page would name the sample company.
  if (!website.data) return <QueryState query={website} />;
  return (
    <PreviewBoundary fallback={<PageFailed />}>
      <LayoutPreview website={website.data} />
    </PreviewBoundary>
  );
}

/** With the texts as they are typed here, saved or not. */
function LayoutPreview({ website }: { website: WebsiteResponse }) {
  const { slug, state, layout } = useLayout();
  const [language, setLanguage] = useState<Language>('en');
  const texts = useDraft(websiteTarget, website).state.values;
  const content = useMemo(() => previewContent(texts), [texts]);
  const cards = useLayoutCards(website.layouts, content, language);
  const context = usePreview(content, language, cards);
  const items = useItems(layout.photos);
  // A page with all its plots does not hold up the typing.
  const draft = useDeferredValue(layout);
  const documents = draft.documents.map(({ file }) => file);
  const files = useShownFiles(draft.plan ? [draft.plan.file, ...documents] : documents);
  const draftAsPublished = { ...asPublished(state.server, draft, items), files };
  const shown = layoutPageData(draftAsPublished, content, language, location.origin);
  const LayoutPage = use(PublicPagesContext)?.Layout;
  return (
    <section className={common.stack} aria-label="Its page">
      <ToggleGroup
        label="Language of the page"
        options={LANGUAGES.map((name) => [name, OWN_LANGUAGE_NAMES[name]])}
        chosen={language}
        onChoose={setLanguage}
      />
      <PreviewFrame key={language} title="Its page" language={language} path={layoutPath(slug)}>
        <PageContext value={{ ...context, layout: shown }}>
          {LayoutPage && <LayoutPage layout={shown} />}
        </PageContext>
      </PreviewFrame>
    </section>
  );
}
