import { useQuery } from '@tanstack/react-query';
import { withValidChanges } from '@theni/content/changes';
import type { ValuesByPath } from '@theni/contract';
import { LANGUAGES, type Language } from '@theni/contract/languages';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { layoutPageData } from '../../../../build/layout-pages.ts';
import { layoutPath } from '../../../page-addresses.ts';
import { PageContext } from '../../../page-context.ts';
import { websiteQuery } from '../../api/website.ts';
import { OWN_LANGUAGE_NAMES, PreviewFrame } from '../../editor/preview-frame.tsx';
import { usePreview } from '../../editor/use-preview.ts';
import { useShownFiles } from '../../fields/uploaded-files.ts';
import { useItems } from '../../photos/items.ts';
import { PublicPagesContext } from '../../public-pages.ts';
import common from '../../ui/common.module.css';
import { ToggleGroup } from '../../ui/controls.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useLayout } from '../use-layout.ts';
import { asPublished, usePublishedLayouts } from './use-published-layouts.ts';

export function Preview() {
  const website = useQuery(websiteQuery);
  // Without the owner's texts the page would name the sample company.
  if (!website.data) return <QueryState query={website} />;
  return <PreviewWith texts={website.data.draft} />;
}

function PreviewWith({ texts }: { texts: ValuesByPath }) {
  const { slug, state, layout } = useLayout();
  const [language, setLanguage] = useState<Language>('en');
  const content = useMemo(() => withValidChanges(texts), [texts]);
  const context = usePreview(content, language, usePublishedLayouts(content, language));
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
