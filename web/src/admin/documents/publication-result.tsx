import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { englishPath, layoutPath, pageAt, pages } from '../../pages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutsQuery } from '../api/layout-queries.ts';
import common from '../ui/common.module.css';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { fieldAddress } from './parts.ts';
import { labelAt } from './sections.ts';
import { spokenName } from './spoken-names.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';

const text = editorText.publish;

/** How far a publication is, and how it ended. */
export function PublicationResult() {
  const { issues } = useEditor();
  const { running, outcome } = usePublication();
  const isIncomplete = outcome !== undefined && outcome.issues.length > 0;
  // What has been put right since is missing no more.
  const missing = isIncomplete ? issues : [];
  const found = missing.length > 0 ? text.incomplete(missing.length) : undefined;
  const result = useRef<HTMLDivElement>(null);
  const isRunning = running !== undefined;
  // The button that began it is in view wherever the list is scrolled to.
  useEffect(() => {
    if (outcome || isRunning) result.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, isRunning]);
  return (
    <div ref={result} className={css.result}>
      {running ? (
        <Progress />
      ) : (
        <Banner
          kind={outcome?.isGood ? 'good' : 'bad'}
          text={isIncomplete ? found : outcome?.message}
        />
      )}
      {!running && outcome?.isGood && <ChangedPages paths={outcome.pages} />}
      {!running && missing.length > 0 && (
        <ul className={css.issues}>
          {missing.map(({ path, message }) => (
            <li key={path + message}>
              <Link to={fieldAddress(path)}>{nameOf(path)}</Link>
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Progress() {
  const { running } = usePublication();
  if (!running) return null;
  const { Step, Done, Of } = running;
  return (
    <div className={css.progress}>
      <progress aria-label={text.progress} {...(Of > 0 && { value: Done, max: Of })} />
      <p role="status">
        {text.steps[Step]}
        {Of > 0 && ` (${text.count(Done, Of)})`}
      </p>
    </div>
  );
}

/** As visitors get them now. */
function ChangedPages({ paths }: { paths: string[] }) {
  const { data: layouts = [] } = useQuery(layoutsQuery);
  const nameOf = (path: string) =>
    layouts.find(({ Slug }) => layoutPath(Slug) === path)?.Name.en || pageName(path);
  return (
    <ul className={common.row}>
      {paths.map((path) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer" className={common.link}>
            {text.look(nameOf(path))}
          </a>
        </li>
      ))}
    </ul>
  );
}

function pageName(path: string): string {
  const english = englishPath(path);
  const page = pageAt(english);
  const name = page in pages && page !== 'notFound' ? labelAt(`pages.${page}`) : english;
  return english === path ? name : text.inTamil(name);
}

/** Of a layout its address says enough; what it lacks is a sentence. */
function nameOf(path: string): string {
  const [first, slug] = path.split('.');
  return first === 'projects' ? `/projects/${slug}` : spokenName(path);
}
