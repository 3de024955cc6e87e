import { useQuery } from '@tanstack/react-query';
import { contentFrom } from '@theni/content/changes';
import type { Item } from '@theni/contract';
import {
  type Field,
  isAsked,
  type Layout,
  layoutSections,
  layoutValueAt,
} from '@theni/contract/layout-fields';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { Suspense, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { layoutPath } from '../../pages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { shownLayout } from '../../words/shown-layout.ts';
import { PageContext } from '../../words/words.ts';
import { contentQuery } from '../api/content.ts';
import { PreviewFrame } from '../editor/preview-frame.tsx';
import { Elements, SchemaField } from '../fields/schema-field.tsx';
import { UploadButton, useFilePicture, useShownFiles } from '../fields/upload-button.tsx';
import { useItems } from '../photos/items.ts';
import { PublicPagesContext } from '../public-pages.ts';
import common from '../ui/common.module.css';
import { ToggleGroup } from '../ui/controls.tsx';
import { Disclosure } from '../ui/dialog.tsx';
import { usePreview } from '../website/pictures.tsx';
import { websiteText } from '../website/words.ts';
import { asPublished } from './layout.ts';
import css from './layouts.module.css';
import { useLayout } from './use-layout.ts';
import { layoutText } from './words.ts';

const text = layoutText.details;
const photosText = layoutText.photos;

type FieldProps = Parameters<typeof SchemaField>[0];
type PropsOf<Value> = FieldProps & { value: Value };

/** All that its page says beside the plots, in parts that fold; the page where there is room. */
export function Details() {
  const { layout, lacks } = useLayout();
  const { key, search } = useLocation();
  const openField = new URLSearchParams(search).get('field');
  const form = useRef<HTMLFormElement>(null);
  // Below that width the page is a part of its own.
  const [isWide] = useState(() => matchMedia('(min-width: 80rem)').matches);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    if (!openField) return;
    const path = CSS.escape(openField);
    const place = form.current?.querySelector(`[data-path="${path}"], [data-path^="${path}."]`);
    const input = place?.querySelector<HTMLElement>('input, textarea, select, button');
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  }, [openField, key]);

  return (
    <div className={css.beside}>
      <form ref={form} className={common.stack} onSubmit={(event) => event.preventDefault()}>
        {layoutSections.map(({ name, fields }, at) => {
          const missing = lacks.filter((issue) => fields.some((field) => isIn(field, issue.path)));
          return (
            <Disclosure
              key={name}
              summary={missing.length > 0 ? text.missing(name, missing.length) : name}
              isOpen={at === 0 || fields.some((field) => isIn(field, openField ?? ''))}
            >
              <div className={common.stack}>
                {fields
                  .filter((field) => isAsked(field.path, layout))
                  .map((field) => (
                    <LayoutField key={field.path} field={field} />
                  ))}
              </div>
            </Disclosure>
          );
        })}
      </form>
      {isWide && <Preview />}
    </div>
  );
}

function isIn({ path }: Field, inner: string): boolean {
  return `${inner}.`.startsWith(`${path}.`);
}

function LayoutField({ field }: { field: Field }) {
  const { layout, draft, issueAt } = useLayout();
  const props = {
    field,
    issueAt,
    value: layoutValueAt(layout, field.path),
    onChange: (value: unknown) => draft.put({ [field.path]: value }),
  };
  if (field.kind === 'papers') return <PapersField {...props} />;
  if (field.kind === 'photos') return <PhotosField {...props} value={layout.photos} />;
  if (field.kind === 'plan') return <PlanField {...props} value={layout.plan} />;
  return <SchemaField {...props} />;
}

function PapersField(props: FieldProps) {
  return (
    <Elements
      {...props}
      adding={
        <UploadButton
          label={text.paper}
          about={text.paper}
          kind="document"
          onUploaded={({ id, name }) => {
            const title = { en: name.replace(/\.pdf$/i, ''), ta: '' };
            props.onChange([...(props.value as unknown[]), { file: id, title }]);
          }}
        />
      }
    />
  );
}

function PlanField({ field, value: plan, issueAt, onChange }: PropsOf<Layout['plan']>) {
  const { src, isError } = useFilePicture(plan?.file);
  const label = plan ? text.otherPlan : text.plan;
  const { refusal, lack } = issueAt(field.path);
  return (
    <div data-path={field.path} className={common.stack}>
      <h3>{field.label}</h3>
      {src && <img src={src} alt={field.label} />}
      {(isError || refusal || lack) && <p role="alert">{refusal ?? lack ?? text.planFailed}</p>}
      <p className={common.note}>{plan ? text.planKept : text.planHint}</p>
      <UploadButton
        label={label}
        about={label}
        kind="picture"
        onUploaded={(file) => {
          if (file.kind !== 'picture') return;
          onChange({ file: file.id, width: file.width, height: file.height });
        }}
      />
    </div>
  );
}

/** Ids of items of the gallery, in the order of the layout's page. */
function PhotosField({ field, value: chosen, onChange }: PropsOf<string[]>) {
  const { items = [], failed } = useItems();
  const placeOf = ({ _id }: Item) => (chosen.includes(_id) ? chosen.indexOf(_id) : chosen.length);
  return (
    <div className={common.stack} data-path={field.path}>
      <h3>{field.label}</h3>
      <Disclosure summary={photosText.choose(chosen.length)} isOpen={chosen.length > 0}>
        <p className={common.note}>{failed ? photosText.failed : photosText.hint}</p>
        <fieldset className={css.photos} aria-label={field.label}>
          {items
            .toSorted((one, other) => placeOf(one) - placeOf(other))
            .map((item) => (
              <label key={item._id}>
                <Thumbnail item={item} />
                <input
                  type="checkbox"
                  checked={chosen.includes(item._id)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(
                      checked ? [...chosen, item._id] : chosen.filter((id) => id !== item._id),
                    )
                  }
                />{' '}
                {item.Service.trim()}, {item.Location}
              </label>
            ))}
        </fieldset>
      </Disclosure>
    </div>
  );
}

function Thumbnail({ item }: { item: Item }) {
  const smallest = item.Variants.toSorted((one, other) => one.Width - other.Width)[0];
  const src = smallest?.Url ?? item.PosterUrl ?? item.Placeholder;
  return <img src={src} alt="" loading="lazy" width={item.Width} height={item.Height} />;
}

export function Preview() {
  const { slug, state, layout } = useLayout();
  const [language, setLanguage] = useState<Language>('en');
  const { data } = useQuery(contentQuery);
  const content = useMemo(() => contentFrom(data?.changes ?? {}), [data]);
  const context = usePreview(content, language);
  const { items = [] } = useItems();
  // A page with all its plots does not hold up the typing.
  const draft = useDeferredValue(layout);
  const papers = draft.documents.map(({ file }) => file);
  const files = useShownFiles(draft.plan ? [draft.plan.file, ...papers] : papers);
  const published = { ...asPublished(state.server, draft, items), files };
  const shown = shownLayout(published, content, language, location.origin);
  const LayoutPage = use(PublicPagesContext)?.Layout;
  return (
    <section className={common.stack} aria-label={layoutText.preview.heading}>
      <ToggleGroup
        label={layoutText.preview.language}
        options={LANGUAGES.map((name) => [name, websiteText.site.languages[name]])}
        chosen={language}
        onChoose={setLanguage}
      />
      <PreviewFrame
        key={language}
        title={layoutText.preview.heading}
        language={language}
        page={layoutPath(slug)}
      >
        <PageContext value={{ ...context, layout: shown }}>
          <ErrorBoundary>
            <Suspense>
              {/* What a page keeps of its plots begins anew with others. */}
              {LayoutPage && <LayoutPage layout={shown} />}
            </Suspense>
          </ErrorBoundary>
        </PageContext>
      </PreviewFrame>
    </section>
  );
}
