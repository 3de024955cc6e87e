import { nameAt } from '@theni/content/labels';
import { isSame } from '@theni/contract/is-same';
import type { Language } from '@theni/contract/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { Fields } from './fields.tsx';
import { isLine, openedAt, type SitePlace, samplesAt } from './place.ts';
import { FoundValues, Search } from './search.tsx';
import css from './sheet.module.css';
import { useValue, useWebsite } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.site;

interface Props {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>, replace?: boolean) => void;
}

/** What was tapped on the page, or is searched for: at the bottom of a phone, at the side of a desktop. */
export function Sheet({ place, onShow }: Props) {
  const { edit, find, section } = place;
  if (edit.length === 0 && find === undefined && !section) return null;
  return (
    <Frame onClose={() => onShow({})}>
      {edit.length > 0 ? (
        <Opened key={edit.join(' ')} place={place} />
      ) : (
        <Search place={place} onShow={onShow} />
      )}
    </Frame>
  );
}

function Opened({ place }: { place: SitePlace }) {
  const [path = '', ...others] = place.edit;
  // Of several lines that may be meant one is chosen; what is filled with others is opened with them.
  const isOpen = others.length === 0 || !isLine(path);
  const listed = isOpen ? others : place.edit;
  return (
    <>
      {isOpen && <OpenedValue path={path} lang={place.lang} />}
      {listed.length > 0 && (
        <>
          <h2>{isOpen ? text.inIt : text.several}</h2>
          <FoundValues paths={listed} lang={place.lang} />
        </>
      )}
    </>
  );
}

/** The fields of the value at a path, or of the list that it is in. */
function OpenedValue({ path, lang }: { path: string; lang: Language }) {
  const { draft } = useWebsite();
  const { path: whole, element } = openedAt(path);
  const now = useValue(whole);
  const [before] = useState(now);
  /** Fields that hold what is typed, and lists, begin anew with the value of before. */
  const [round, setRound] = useState(0);
  const fields = useFirstField(path, lang);
  return (
    <>
      <h2>{nameAt(whole)}</h2>
      <div key={round} ref={fields} className={classNames(common.stack, css.fields)}>
        <Fields
          path={whole}
          value={now}
          samples={samplesAt(whole)}
          opened={element}
          onChange={(value) => draft.put(whole, value)}
        />
      </div>
      {!isSame(before, now) && (
        <Button
          variant="outline"
          onClick={() => {
            draft.put(whole, before);
            setRound(round + 1);
          }}
        >
          {text.asItWas}
        </Button>
      )}
    </>
  );
}

/** What was meant is ready to be typed in. */
function useFirstField(path: string, lang: Language) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => fields.current?.querySelector<HTMLElement>(selector);
    const at = CSS.escape(path);
    const place =
      find(`[data-path="${CSS.escape(`${path}.${lang}`)}"]`) ??
      find(`[data-path="${at}"]`) ??
      find(`[data-path^="${at}"]`) ??
      fields.current;
    const input = place?.querySelector<HTMLElement>('input, textarea, select, button');
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: 'nearest' });
  }, [path, lang]);
  return fields;
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
      <div className={css.content}>{children}</div>
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
