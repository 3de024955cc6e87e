import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify, useNotice } from '../ui/notice.ts';
import { UploadLine } from '../upload/upload-progress.tsx';
import { adminText } from '../words.ts';
import css from './shelf.module.css';

const text = adminText.frame;

/** What is in view above the bottom bar wherever the page is scrolled to: how far the upload is, and what was done last. */
export function Shelf() {
  const notice = useNotice();
  const said = useRef<HTMLParagraphElement>(null);
  // It speaks of the page on which it was done.
  useEffect(() => () => notify(undefined), []);
  // The button that is pressed goes.
  const focus = () => said.current?.focus({ preventScroll: true });

  return (
    <div className={css.shelf}>
      <div className={notice && css.notice}>
        <p ref={said} role="status" tabIndex={-1}>
          {notice?.text}
        </p>
        {notice?.undo && (
          <Button
            look="outline"
            aria-label={notice.undo.label}
            onClick={() => {
              focus();
              notice.undo?.act();
            }}
          >
            {text.undo}
          </Button>
        )}
        {notice && (
          <Button look="outline" aria-label={text.dismiss} onClick={() => notify(undefined)}>
            ✕
          </Button>
        )}
      </div>
      <UploadLine />
    </div>
  );
}
