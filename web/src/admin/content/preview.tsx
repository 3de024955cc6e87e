import { useQuery } from '@tanstack/react-query';
import { type Content, wordsIn } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { Suspense, use, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from '../../location.tsx';
import {
  englishPath,
  isLayoutPath,
  layoutPath,
  type PageName,
  pageAt,
  pageNames,
  pages,
} from '../../pages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import fieldCss from '../../ui/field.module.css';
import { Link } from '../../ui/link.tsx';
import { EditionContext, useWords } from '../../words/words.ts';
import { layoutsQuery } from '../api/layout-queries.ts';
import { drawingFiles } from '../editor/drawing-files.ts';
import { editorText } from '../editor/editor-words.ts';
import { useShownFiles } from '../editor/use-content-file.ts';
import { useEditor } from '../editor/use-editor.ts';
import { PublicPagesContext } from '../public-pages.ts';
import { addressOf } from './parts.ts';
import css from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { labelAt, sections } from './sections.ts';
import { usePublicLayouts } from './use-layouts.ts';
import { useShownLayout } from './use-shown-layout.ts';

const text = editorText.previewing;

/** In CSS pixels: a phone, and a laptop. */
const WIDTHS = { phone: 360, computer: 1280 };

/** Any page with the words of the draft, made by the page's own components. */
export function Preview() {
  const { draft } = useEditor();
  const { keepMessagesDays } = useWords();
  const publicPages = use(PublicPagesContext);
  const { page, slug, show } = useShownPage();
  const [language, setLanguage] = useState<Language>('en');
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const content = draft.mine as Content;
  const uploaded = useShownFiles(fileIdsIn(content));
  const files = { ...drawingFiles(content), ...uploaded };
  const { layouts, isError } = usePublicLayouts(content, language);
  const { layout, isError: hasNoLayout } = useShownLayout(slug, content, language);
  const words = wordsIn(language, content, { keepMessagesDays, files, layouts });
  return (
    <>
      <h2>{text.heading}</h2>
      <p className={css.lead}>{text.lead}</p>
      {(isError || hasNoLayout) && <p role="alert">{text.noLayouts}</p>}
      <div className={css.choices}>
        <PageSelect page={page} slug={slug} onChange={show} />
        <Choice
          legend={text.language}
          options={LANGUAGES.map((each) => [each, editorText.languages[each]])}
          chosen={language}
          onChange={setLanguage}
        />
        <Choice
          legend={text.width}
          options={[
            ['phone', text.phone],
            ['computer', text.computer],
          ]}
          chosen={width}
          onChange={setWidth}
        />
      </div>
      <PreviewFrame
        key={`${page} ${slug} ${language}`}
        title={text.frame(layout?.name ?? nameOf(page))}
        language={language}
        width={WIDTHS[width]}
        page={slug ? layoutPath(slug) : pages[page].path}
        onLink={(path) => {
          const english = englishPath(path);
          const target = pageAt(english);
          // A link within a page is one of this page to the frame.
          if (target === 'admin') return;
          setLanguage(path === english ? 'en' : 'ta');
          if (isLayoutPath(english)) show('layouts', english.split('/').at(-1));
          else show(target);
        }}
      >
        <EditionContext value={{ language, words, isPreview: true, ...(layout && { layout }) }}>
          <ErrorBoundary>
            <Suspense>
              {slug
                ? layout && publicPages && <publicPages.Layout layout={layout} />
                : publicPages?.[page]}
            </Suspense>
          </ErrorBoundary>
        </EditionContext>
      </PreviewFrame>
      <p className={css.edit}>
        {slug && (
          <Link to={`/admin/projects?${new URLSearchParams({ layout: slug })}`}>
            {text.edit(layout?.name ?? slug)}
          </Link>
        )}
        {sections
          .filter((section) => section.page === page)
          .map(({ key, name }) => (
            <Link key={key} to={addressOf(key)}>
              {text.edit(name)}
            </Link>
          ))}
      </p>
    </>
  );
}

/** It stands in the address: another part of the editor leads to its own page. */
function useShownPage() {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    /** Of the layout whose page it is; '' for none. */
    slug: query.get('layout') ?? '',
    show: (page: PageName, layout?: string) =>
      navigate(addressOf('preview', { page, ...(layout && { layout }) }), { replace: true }),
  };
}

function nameOf(page: PageName): string {
  return sections.find((section) => section.key === page)?.name ?? labelAt(`pages.${page}`);
}

function PageSelect({
  page,
  slug,
  onChange,
}: {
  page: PageName;
  slug: string;
  onChange: (page: PageName, slug?: string) => void;
}) {
  const id = useId();
  const { data: layouts = [] } = useQuery(layoutsQuery);
  return (
    <div className={fieldCss.field}>
      <label htmlFor={id} className={fieldCss.label}>
        {text.page}
      </label>
      <select
        id={id}
        className={fieldCss.control}
        value={slug ? layoutPath(slug) : page}
        onChange={({ currentTarget: { value } }) =>
          isLayoutPath(value)
            ? onChange('layouts', value.split('/').at(-1))
            : onChange(value as PageName)
        }
      >
        {pageNames.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
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
    </div>
  );
}

function Choice<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: {
  legend: string;
  options: (readonly [Value, string])[];
  chosen: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
