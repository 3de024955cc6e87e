import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { isTemplate, isText } from './editable-values.ts';
import { editorText } from './editor-words.ts';
import { FoundList } from './found-list.tsx';
import { OpenedValue } from './opened-value.tsx';
import { isOfLayout, type SitePlace } from './parts.ts';
import { Search } from './search.tsx';
import css from './sheet.module.css';

const text = editorText.site;

interface Props {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>) => void;
}

/** What was tapped on the page, or is searched for: at the bottom of a phone, at the side of a desktop. */
export function Sheet({ place, onShow }: Props) {
  const { edit, find, group } = place;
  if (edit.length === 0 && find === undefined && !group) return null;
  return (
    <Frame onClose={() => onShow({})}>
      <Opened key={edit.join(' ')} place={place} onShow={onShow} />
    </Frame>
  );
}

function Opened({ place, onShow }: Props) {
  const [path, ...others] = place.edit;
  if (path === undefined) return <Search place={place} onShow={onShow} />;
  const isOpen = others.length === 0 || isTemplate(path) || isOfLayout(path) || !isText(path);
  const listed = isOpen ? others : place.edit;
  return (
    <>
      {isOpen && <OpenedValue path={path} lang={place.lang} />}
      {listed.length > 0 && (
        <FoundList heading={isOpen ? text.inIt : text.several} paths={listed} place={place} />
      )}
    </>
  );
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null);
  // Before a field takes the focus.
  const [before] = useState(focusedElement);
  useEffect(() => {
    if (!sheet.current?.contains(document.activeElement))
      sheet.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, [before]);
  return (
    <section
      ref={sheet}
      className={css.sheet}
      aria-label={text.sheet}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={css.close}>
        <IconButton icon="close" name={text.close} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}

/** In the frame of the page, what has the focus there: the frame itself would begin at its beginning. */
function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  const isFrame = activeElement instanceof HTMLIFrameElement;
  const inner = isFrame ? activeElement.contentDocument?.activeElement : undefined;
  return (inner ?? activeElement) as HTMLElement | null;
}
