import { nameAt } from '@theni/content/labels';
import { isSame } from '@theni/contract/is-same';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { changesAt, isLine, openedAt, valueAt } from './draft.ts';
import { Fields } from './fields.tsx';
import type { SitePlace } from './place.ts';
import { FoundValues, Search } from './search.tsx';
import { useWebsite } from './use-website.ts';
import css from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.site;

interface Props {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>, replace?: boolean) => void;
}

/** What was tapped on the page, or is searched for: at the bottom of a phone, at the side of a desktop. */
export function Sheet({ place, onShow }: Props) {
  const { edit } = place;
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
      onKeyDown={({ key }) => key === 'Escape' && onShow({})}
    >
      <div className={css.close}>
        <IconButton icon="close" name={text.close} onClick={() => onShow({})} />
      </div>
      <div className={css.content}>
        {edit.length > 0 ? (
          <Opened key={edit.join(' ')} place={place} />
        ) : (
          <Search place={place} onShow={onShow} />
        )}
      </div>
    </section>
  );
}

/** Of several lines that may be meant one is chosen; what is filled with others is opened with them. */
function Opened({ place }: { place: SitePlace }) {
  const [path = '', ...others] = place.edit;
  const isOpen = others.length === 0 || !isLine(path);
  const listed = isOpen ? others : place.edit;
  return (
    <>
      {isOpen && <OpenedValue path={path} place={place} />}
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
function OpenedValue({ path, place: { lang } }: { path: string; place: SitePlace }) {
  const { draft, state } = useWebsite();
  const { path: whole, element } = openedAt(path);
  const now = valueAt(state.changes, whole);
  const [before] = useState(now);
  /** Fields that hold what is typed, and lists, begin anew with the value of before. */
  const [round, setRound] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputIn = (start: string) =>
      fields.current?.querySelector<HTMLElement>(
        `[data-path^="${CSS.escape(start)}"] :is(input, textarea, select, button)`,
      );
    const input = inputIn(`${path}.${lang}`) ?? inputIn(path);
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: 'nearest' });
  }, [path, lang]);
  return (
    <>
      <h2>{nameAt(whole)}</h2>
      <div key={round} ref={fields} className={common.stack}>
        <Fields
          path={whole}
          value={now}
          opened={element}
          onChange={(value) => draft.put(changesAt(whole, value))}
        />
      </div>
      {!isSame(before, now) && (
        <Button
          variant="outline"
          onClick={() => {
            draft.put(changesAt(whole, before));
            setRound(round + 1);
          }}
        >
          {text.asItWas}
        </Button>
      )}
    </>
  );
}

/** In the frame of the page, what has the focus there: the frame itself would begin at its beginning. */
function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  const isFrame = activeElement instanceof HTMLIFrameElement;
  const inner = isFrame ? activeElement.contentDocument?.activeElement : undefined;
  return (inner ?? activeElement) as HTMLElement | null;
}
