import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailed } from '../ui/error-notice.tsx';
import { ChangeList } from './change-list.tsx';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { LayoutChanges } from './layout-changes.tsx';
import { LayoutRemoval } from './layout-removal.tsx';
import { fieldAddress } from './parts.ts';
import { PublicationResult } from './publication-result.tsx';
import { spokenName } from './spoken-names.ts';
import { useChanges } from './use-changes.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';

const text = editorText.changes;

/** What is not public yet, sentence by sentence; the bar below publishes it. */
export function Changes() {
  const { change } = useEditor();
  const { live } = usePublication();
  const changes = useChanges();
  useOrderOfAddress();
  return (
    <>
      <div>
        <h2>{text.heading}</h2>
        <PublicationResult />
      </div>
      {!live && <p>{text.never}</p>}
      {live && changes.count === 0 && <p>{text.none}</p>}
      {changes.layouts.isError && (
        <LoadFailed notice={text.layoutsFailed} onRetry={changes.layouts.refetch} />
      )}
      {changes.content.length > 0 && (
        <section className={css.ofContent} aria-label={text.content}>
          <h3>{text.content}</h3>
          <ChangeList
            label={text.content}
            changes={changes.content}
            nameOf={spokenName}
            addressOf={fieldAddress}
            onTakeBack={({ path, before }) => change(path, before)}
          />
        </section>
      )}
      {changes.layouts.changed.map((layout) => (
        <LayoutChanges key={layout.slug} layout={layout} />
      ))}
      {changes.deleted.map((slug) => (
        <p key={slug}>{text.deleted(slug)}</p>
      ))}
      <LayoutRemoval shown={changes.layouts.shown} />
    </>
  );
}

/** A layout is ticked where one comes from its page; all others are not. */
function useOrderOfAddress() {
  const { setOrder } = usePublication();
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    setOrder({ Layouts: query.getAll('layout'), Withdraw: [] });
  }, [search, setOrder]);
}
