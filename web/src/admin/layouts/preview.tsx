import { useQuery } from '@tanstack/react-query';
import { contentFrom } from '@theni/content/changes';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import { layoutPath } from '../../pages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { shownLayout } from '../../words/shown-layout.ts';
import { EditionContext } from '../../words/words.ts';
import { call } from '../api/call.ts';
import { asPublished } from '../fields/layout.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';
import { useItems } from '../photos/items.ts';
import { PublicPagesContext } from '../public-pages.ts';
import common from '../ui/common.module.css';
import { ToggleGroup } from '../ui/fields.tsx';
import { PreviewFrame } from '../website/preview-frame.tsx';
import { usePreview } from '../website/preview-words.ts';
import { websiteText } from '../website/words.ts';
import { useLayout } from './use-layout.ts';
import { layoutText } from './words.ts';

const text = layoutText.preview;

export function Preview() {
  const { slug, state, layout } = useLayout();
  const [language, setLanguage] = useState<Language>('en');
  const { data } = useQuery({
    queryKey: ['content of previews'],
    queryFn: () => call('GET /api/content'),
    meta: { failure: 'the content could not be loaded' },
  });
  const content = useMemo(() => contentFrom(data?.Changes ?? {}), [data]);
  const edition = usePreview(content, language);
  const { items = [] } = useItems();
  // A page with all its plots does not hold up the typing.
  const draft = useDeferredValue(layout);
  const papers = draft.documents.map(({ file }) => file);
  const Files = useShownFiles(draft.plan ? [draft.plan.file, ...papers] : papers);
  const published = { ...asPublished(state.server, draft, items), Files };
  const shown = shownLayout(published, content, language, location.origin);
  const LayoutPage = use(PublicPagesContext)?.Layout;
  return (
    <section className={common.stack} aria-label={text.heading}>
      <ToggleGroup
        label={text.language}
        options={LANGUAGES.map((name) => [name, websiteText.site.languages[name]])}
        chosen={language}
        onChoose={setLanguage}
      />
      <PreviewFrame
        key={language}
        title={text.heading}
        language={language}
        page={layoutPath(slug)}
        find={() => []}
        open={[]}
        onTap={() => {}}
      >
        <EditionContext value={{ ...edition, layout: shown }}>
          <ErrorBoundary>
            <Suspense>
              {/* What a page keeps of its plots begins anew with others. */}
              {LayoutPage && <LayoutPage key={JSON.stringify(shown.plots)} layout={shown} />}
            </Suspense>
          </ErrorBoundary>
        </EditionContext>
      </PreviewFrame>
    </section>
  );
}
