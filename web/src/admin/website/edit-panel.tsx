import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { OpenedValue } from './opened-value.tsx';
import { Search, ValueLinksByPath } from './search.tsx';
import css from './website.module.css';
import type { WebsitePlace } from './website-address.ts';

interface Props {
  place: WebsitePlace;
  onShow: (place: Partial<WebsitePlace>) => void;
  onClose: () => void;
}

/** What was tapped, or is searched for: at the bottom of a phone, at the side of a desktop. */
export function EditPanel({ place, onShow, onClose }: Props) {
  const { edit, lang } = place;
  const [path = '', ...others] = edit;
  const panel = useRef<HTMLElement>(null);
  // Read before a field takes the focus.
  const [before] = useState(focusedElement);
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, [before]);
  /** The value that was opened from a list of values. */
  const opened = useRef('');
  useEffect(() => {
    if (edit.length === 1) opened.current = path;
    else if (opened.current)
      panel.current?.querySelector<HTMLElement>(`a[href$="edit=${opened.current}"]`)?.focus();
  }, [edit.length, path]);
  return (
    <section
      ref={panel}
      className={css.editPanel}
      aria-label="Change"
      tabIndex={-1}
      onKeyDown={(event) => isEscape(event.nativeEvent) && onClose()}
    >
      <div className={css.close}>
        <IconButton icon="close" name="Close" onClick={onClose} />
      </div>
      <div className={classNames(common.stack, css.content)}>
        {edit.length === 0 && <Search place={place} onShow={onShow} />}
        {edit.length === 1 && <OpenedValue key={path} path={path} lang={lang} />}
        {others.length > 0 && (
          <>
            <h2>What do you want to change?</h2>
            <ValueLinksByPath paths={edit} lang={lang} />
          </>
        )}
      </div>
    </section>
  );
}

/**
 * While letters are composed Escape takes back the proposed word, which Safari tells by `keyCode`
 * alone.
 */
function isEscape({ key, isComposing, keyCode }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing && keyCode !== 229;
}

/** The element inside the frame of the page: to focus the frame itself would scroll to its top. */
function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  const isFrame = activeElement instanceof HTMLIFrameElement;
  const inner = isFrame ? activeElement.contentDocument?.activeElement : undefined;
  return (inner ?? activeElement) as HTMLElement | null;
}
