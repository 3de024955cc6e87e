import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { isTemplate } from './editable-values.ts';
import { editorText } from './editor-words.ts';
import { FoundList } from './found-list.tsx';
import { OpenedValue } from './opened-value.tsx';
import type { SitePlace } from './parts.ts';
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
  const [path, ...others] = edit;
  const close = () => onShow({});
  if (path === undefined && find === undefined && !group) return null;
  if (path === undefined)
    return (
      <Frame key="search" onClose={close}>
        <Search place={place} onShow={onShow} />
      </Frame>
    );
  const isOpen = others.length === 0 || isTemplate(path);
  const listed = isOpen ? others : edit;
  return (
    <Frame key={edit.join(' ')} onClose={close}>
      {isOpen && <OpenedValue path={path} lang={place.lang} />}
      {listed.length > 0 && (
        <FoundList heading={isOpen ? text.inIt : text.several} paths={listed} place={place} />
      )}
    </Frame>
  );
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const inside = sheet.current?.contains(document.activeElement);
    if (!inside) sheet.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, []);
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
