import type { LayoutResponse } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import { trimmed } from '@theni/contract/trimmed';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import common from '../ui/common.module.css';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { type HalfChange, halfChanged } from './half-changed.ts';
import { reasonOf } from './layout-changes.tsx';
import { fieldAddress } from './parts.ts';
import { isEdited } from './sections.ts';
import { spokenLayoutName, spokenName } from './spoken-names.ts';
import { useLayoutChange } from './use-changed-layouts.ts';
import type { Changes } from './use-changes.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';
import { useLeftAsIs } from './use-left-as-is.ts';

const text = editorText.changes.half;

/** Asks what was changed in one place and perhaps forgotten in another. */
export function HalfChanges({ changes }: { changes: Changes }) {
  const asked = useHalfChanges(changes);
  const { isLeft, leave } = useLeftAsIs();
  const open = asked.filter(({ key }) => !isLeft(key));
  const keys = asked.map(({ key }) => key);
  if (open.length === 0) return null;
  return (
    <section className={css.half} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <ul className={css.list}>
        {open.map((half) => (
          <Question
            key={half.key}
            half={half}
            changes={changes}
            onLeave={() => leave(half.key, keys)}
          />
        ))}
      </ul>
    </section>
  );
}

function Question({
  half,
  changes,
  onLeave,
}: {
  half: HalfChange;
  changes: Changes;
  onLeave: () => void;
}) {
  const { path, reads, proposal, because } = half;
  const { accept, error } = useAcceptance(changes);
  const name = nameOf(path, changes);
  const language = languageOf(path);
  const isTranslation = withoutLanguage(because) === withoutLanguage(path);
  const answer = text.isRight[(isTranslation && language) || 'other'];
  return (
    <li aria-label={name}>
      <p>
        {name} {text.reads} <span lang={language}>“{shortened(reads)}”</span>
        {text.asks}
      </p>
      {error && <p role="alert">{reasonOf(error)}</p>}
      <div className={common.row}>
        {proposal === undefined ? (
          <Link to={fieldAddress(path)} className={common.link} aria-label={text.openOf(name)}>
            {text.change}
          </Link>
        ) : (
          <Button aria-label={text.changeTo(name, proposal)} onClick={() => accept(half, proposal)}>
            {text.change}
          </Button>
        )}
        <Button variant="outline" aria-label={text.isRightOf(answer, name)} onClick={onLeave}>
          {answer}
        </Button>
      </div>
    </li>
  );
}

const withoutLanguage = (path: string) => path.replace(/\.(en|ta)$/, '');
const languageOf = (path: string) => LANGUAGES.find((language) => path.endsWith(`.${language}`));

function useAcceptance({ layouts }: Changes) {
  const { change } = useEditor();
  const { order, setOrder } = usePublication();
  const { mutate, error } = useLayoutChange();
  function accept({ path }: HalfChange, value: string) {
    const { response, inner } = inLayout(path, layouts.all) ?? {};
    if (!response || !inner) return change(path, value);
    const { Slug } = response;
    const isOnlyChange = layouts.changed.every(({ slug }) => slug !== Slug);
    mutate(
      { response, path: inner, value },
      // Nothing else of it goes public with it.
      {
        onSuccess: () => isOnlyChange && setOrder({ ...order, Layouts: [...order.Layouts, Slug] }),
      },
    );
  }
  return { accept, error };
}

function nameOf(path: string, { layouts }: Changes): string {
  const { response, inner } = inLayout(path, layouts.all) ?? {};
  if (!response || !inner) return spokenName(path);
  return text.of(spokenLayoutName(inner), response.Name.en || response.Slug);
}

/** 'projects.meera-nagar.price.asOf' → the layout, and 'price.asOf' */
function inLayout(path: string, all: LayoutResponse[]) {
  const [first, slug, ...inner] = path.split('.');
  const response = all.find(({ Slug }) => Slug === slug);
  return first === 'projects' && response ? { response, inner: inner.join('.') } : undefined;
}

const SHOWN_LETTERS = 160;

function shortened(words: string): string {
  return words.length > SHOWN_LETTERS ? `${words.slice(0, SHOWN_LETTERS)}…` : words;
}

function useHalfChanges({ before, after, layouts }: Changes): HalfChange[] {
  return useMemo(() => {
    const ofLayouts = layouts.all.map(({ Slug, Published, Project }) => ({
      at: `projects.${Slug}`,
      before: Published ?? Project,
      after: trimmed(Project),
    }));
    const found = halfChanged([{ at: '', before: trimmed(before), after }, ...ofLayouts]);
    return found.filter(({ path }) => isEdited(path));
  }, [before, after, layouts.all]);
}
