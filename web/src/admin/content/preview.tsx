import { type Content, wordsIn } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { Suspense, use, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PageName, pageNames } from '../../pages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import fieldCss from '../../ui/field.module.css';
import { Link } from '../../ui/link.tsx';
import { EditionContext, useWords } from '../../words/words.ts';
import { PublicPagesContext } from '../public-pages.ts';
import { contentText } from './content-words.ts';
import { drawingFiles } from './drawing-files.ts';
import { addressOf } from './parts.ts';
import css from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { sections } from './sections.ts';
import { usePictureFiles } from './use-content-file.ts';
import { useEditor } from './use-editor.ts';
import { useReadyProjects } from './use-ready-projects.ts';

const text = contentText.previewing;

/** In CSS pixels: a phone, and a laptop. */
const WIDTHS = { phone: 360, computer: 1280 };

/** Any page with the words of the draft, made by the page's own components. */
export function Preview() {
  const { draft } = useEditor();
  const { keepMessagesDays } = useWords();
  const publicPages = use(PublicPagesContext);
  const { page, show } = useShownPage();
  const [language, setLanguage] = useState<Language>('en');
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const content = draft.mine as Content;
  const uploaded = usePictureFiles(fileIdsIn(content));
  const files = { ...drawingFiles(content), ...uploaded };
  const { projects, isError } = useReadyProjects();
  const words = wordsIn(language, content, { keepMessagesDays, files, projects });
  return (
    <>
      <h2>{text.heading}</h2>
      <p className={css.lead}>{text.lead}</p>
      {isError && <p role="alert">{text.noProjects}</p>}
      <div className={css.choices}>
        <PageSelect page={page} onChange={show} />
        <Choice
          legend={text.language}
          options={LANGUAGES.map((each) => [each, contentText.languages[each]])}
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
        key={`${page} ${language}`}
        title={text.frame(nameOf(page))}
        language={language}
        width={WIDTHS[width]}
        page={page}
        onLink={(target, in_) => {
          setLanguage(in_);
          show(target);
        }}
      >
        <EditionContext value={{ language, words, isPreview: true }}>
          <ErrorBoundary>
            <Suspense>{publicPages?.[page]}</Suspense>
          </ErrorBoundary>
        </EditionContext>
      </PreviewFrame>
      <p className={css.edit}>
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
  const { search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('page');
  return {
    page: pageNames.find((name) => name === wanted) ?? 'home',
    show: (page: PageName) => navigate(addressOf('preview', { page }), { replace: true }),
  };
}

function nameOf(page: PageName): string {
  return (
    { messageSent: 'Message sent', messageFailed: 'Message not sent' }[page as string] ??
    sections.find((section) => section.key === page)?.name ??
    'Page not found'
  );
}

function PageSelect({ page, onChange }: { page: PageName; onChange: (page: PageName) => void }) {
  const id = useId();
  return (
    <div className={fieldCss.field}>
      <label htmlFor={id} className={fieldCss.label}>
        {text.page}
      </label>
      <select
        id={id}
        className={fieldCss.control}
        value={page}
        onChange={(event) => onChange(event.currentTarget.value as PageName)}
      >
        {pageNames.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
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
