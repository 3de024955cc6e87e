import { useMutation } from '@tanstack/react-query';
import type { ContentFile } from '@theni/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.ts';
import { whileAsking } from '../uploads/running-uploads.ts';
import { UPLOAD_STALLED } from '../uploads/upload-to-storage.ts';
import css from './fields.module.css';
import {
  contentFileErrorText,
  isFileRefused,
  type Kind,
  uploadContentFile,
} from './upload-content-file.ts';

const ACCEPTED: Record<Kind, string> = { picture: '.jpg,.jpeg,.png', document: '.pdf' };

interface Props {
  kind: Kind;
  label: string;
  /** For screen readers, where several buttons have the same label. */
  ariaLabel?: string;
  onUploaded: (file: ContentFile) => void;
}

export function UploadButton({ kind, label, ariaLabel, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const [isStalled, setStalled] = useState(false);
  const newest = useNewest(onUploaded);
  const {
    mutate: upload,
    isPending,
    error,
    variables,
  } = useMutation({
    onMutate: () => showPercent(0),
    mutationFn: (file: File) =>
      whileAsking(() =>
        uploadContentFile(file, kind, { onPercent: showPercent, onStall: () => setStalled(true) }),
      ),
    onError: (failure, file) => {
      if (!newest.current) notify({ text: `${file.name}: ${contentFileErrorText(failure)}` });
    },
    onSuccess: (file) => {
      if (newest.current) newest.current(file);
      else
        notify({
          text: `${file.name} was uploaded but is not used, because its field was closed or removed. Please choose it again.`,
        });
    },
  });
  function showPercent(percent: number) {
    setPercent(percent);
    setStalled(false);
  }

  return (
    <div className={css.upload}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED[kind]}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) upload(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        aria-label={ariaLabel}
        isBusy={isPending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {isPending && (
        <p role="status" className={classNames(common.row, css.progress)}>
          <progress aria-label="Progress of the upload" value={percent} max={100} />
          {percent < 100 ? `Uploading.. ${percent}%` : 'Preparing..'}
        </p>
      )}
      {isPending && isStalled && (
        <p role="alert" className={classNames(common.issue, css.progress)}>
          {UPLOAD_STALLED}
        </p>
      )}
      {error && (
        <div role="alert" className={classNames(common.row, css.progress)}>
          <p className={common.issue}>{contentFileErrorText(error)}</p>
          {variables && !isFileRefused(error) && (
            <Button variant="outline" onClick={() => upload(variables)}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * A ref to the newest callback, because the fields may have changed while a file was uploading.
 * `undefined` once the component is gone.
 */
function useNewest<Callback>(callback: Callback) {
  const newest = useRef<Callback | undefined>(callback);
  useEffect(() => {
    newest.current = callback;
    return () => {
      newest.current = undefined;
    };
  }, [callback]);
  return newest;
}
