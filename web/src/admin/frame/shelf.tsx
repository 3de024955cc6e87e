import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { UploadLine } from '../photos/upload-progress.tsx';
import { focusNotice, noticePlace, notify, useNotice } from '../ui/notice.ts';
import { adminText } from '../words.ts';
import css from './shelf.module.css';

const text = adminText.frame;

/** What is in view above the bottom bar wherever the page is scrolled to: how far the upload is, and what was done last. */
export function Shelf() {
  const notice = useNotice();
  // It speaks of the page on which it was done.
  useEffect(() => () => notify(undefined), []);

  return (
    <div className={css.shelf}>
      <div className={notice && css.notice}>
        <p {...noticePlace}>{notice?.text}</p>
        {notice?.undo && (
          <Button
            variant="outline"
            aria-label={notice.undo.label}
            onClick={() => {
              // The button that is pressed goes.
              focusNotice();
              notice.undo?.act();
            }}
          >
            {text.undo}
          </Button>
        )}
        {notice && (
          <Button
            variant="outline"
            aria-label={text.dismiss}
            onClick={() => {
              notify(undefined);
              notice.back?.();
            }}
          >
            ✕
          </Button>
        )}
      </div>
      <UploadLine />
    </div>
  );
}
