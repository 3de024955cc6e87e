import { type ReactNode, useEffect, useState } from 'react';
import { minutes } from '../../gallery/item-sources.ts';
import common from '../ui/common.module.css';
import css from './file-row.module.css';
import { formatBytes } from './format.ts';
import type { QueuedFile } from './queued-file.ts';
import { uploadQueue } from './use-uploads.ts';

/** One file: what it is, what is known about it, and what can be done. */
export function FileRow({
  file,
  buttons,
  children,
}: {
  file: QueuedFile;
  buttons: ReactNode;
  children?: ReactNode;
}) {
  const preview = usePreview(file);
  return (
    <li className={css.row}>
      <span className={css.preview}>{preview && <img src={preview} alt="" />}</span>
      <div className={css.about}>
        <p className={css.name}>{file.name}</p>
        <p className={common.note}>
          {formatBytes(file.size)}
          {file.duration !== undefined && ` · ${minutes(file.duration)}`}
        </p>
      </div>
      <div className={css.buttons}>{buttons}</div>
      {children && <div className={css.more}>{children}</div>}
    </li>
  );
}

/** Before a row goes with its button: the focus stays in the list, or with the choice of files. */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const place =
    next?.querySelector<HTMLElement>('button') ??
    document.querySelector<HTMLElement>('input[type="file"]');
  place?.focus();
}

/** The address of a small picture of what is in the file, once there is one. */
function usePreview({ key, preview }: QueuedFile): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!preview) return;
    let made: string | undefined;
    let unmounted = false;
    uploadQueue()
      .store.bytes(key, preview)
      .then((blob) => {
        if (!blob || unmounted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      });
    return () => {
      unmounted = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [key, preview]);
  return address;
}
