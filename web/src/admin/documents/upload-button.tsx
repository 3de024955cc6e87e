import type { ContentFile } from '@theni/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AdminApiError, SessionEndedError } from '../api/errors.ts';
import css from '../fields/fields.module.css';
import { RejectedFileError } from '../photos/check-file.ts';
import { noticeSessionEnd } from '../session/session.ts';
import common from '../ui/common.module.css';
import { adminText } from '../words.ts';
import { editorText } from './editor-words.ts';
import { uploadContentFile } from './upload-file.ts';

const text = editorText.upload;

interface Props {
  /** What the button says. */
  label: string;
  /** The same and what it is for, to a screen reader. */
  about: string;
  /** '.jpg,.jpeg,.png' or '.pdf' */
  accept: string;
  onUploaded: (file: ContentFile) => void;
}

/** A file from the device, on its way with progress; what fails says why, and can be tried again. */
export function UploadButton({ label, about, accept, onUploaded }: Props) {
  const [percent, setPercent] = useState<number>();
  const [failed, setFailed] = useState<{ file: File; reason: string; mayRetry: boolean }>();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = percent !== undefined;
  const gone = useRef(new AbortController());

  // What stood here may stand elsewhere now: the file is chosen again there, and goes on.
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  async function upload(file: File) {
    const { signal } = gone.current;
    setFailed(undefined);
    setPercent(0);
    try {
      const uploaded = await uploadContentFile(file, setPercent, signal);
      if (!signal.aborted) onUploaded(uploaded);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof SessionEndedError) noticeSessionEnd(error);
      setFailed({ file, ...failureOf(error) });
    } finally {
      setPercent(undefined);
    }
  }

  return (
    <div className={css.upload}>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          if (file) upload(file).finally(() => (currentTarget.value = ''));
        }}
      />
      <Button
        variant="outline"
        aria-label={about}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {isBusy && (
        <p role="status" className={classNames(common.row, css.wide)}>
          <progress aria-label={text.progress} value={percent} max={100} />
          {percent < 100 ? text.percent(percent) : text.preparing}
        </p>
      )}
      {failed && (
        <div role="alert" className={classNames(common.row, css.wide)}>
          <p className={common.issue}>{failed.reason}</p>
          {failed.mayRetry && (
            <Button variant="outline" onClick={() => upload(failed.file)}>
              {adminText.frame.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function failureOf(error: unknown): { reason: string; mayRetry: boolean } {
  if (error instanceof RejectedFileError) return { reason: error.message, mayRetry: false };
  if (error instanceof AdminApiError)
    return { reason: text.refused(error.message), mayRetry: false };
  return { reason: text.failed, mayRetry: true };
}
