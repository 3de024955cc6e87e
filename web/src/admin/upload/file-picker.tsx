import { useEffect, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import fieldCss from '../../ui/field.module.css';
import { useOwnWords } from '../../ui/field.tsx';
import { adminText } from '../words.ts';
import { ACCEPT } from './check-file.ts';
import css from './file-picker.module.css';

const text = adminText.panel;

/** Files from the device, from its camera, or dropped on the page. */
export function FilePicker({
  chosen,
  required,
  onFiles,
}: {
  /** How many there are; the control itself forgets them. */
  chosen: number;
  required: boolean;
  onFiles: (files: File[]) => void;
}) {
  const id = useId();
  const dragging = useFilesDropped(onFiles);
  const { notice, checks } = useOwnWords(required ? text.fileMissing : undefined);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <div className={classNames(css.picker, dragging && css.dragging)} {...checks}>
      <label htmlFor={id} className={fieldCss.label}>
        {text.file}
      </label>
      <p role="status" className={css.chosen}>
        {text.chosen(chosen)}
      </p>
      <input
        id={id}
        type="file"
        name="file"
        accept={ACCEPT}
        multiple
        required={required}
        aria-describedby={`${id}hint`}
        aria-invalid={notice ? true : undefined}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <label className={css.camera}>
        <input
          type="file"
          accept="image/jpeg"
          capture="environment"
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        {text.camera}
      </label>
      <p id={`${id}hint`} className={notice ? fieldCss.error : fieldCss.hint}>
        {dragging ? text.drop : (notice ?? text.fileHint)}
      </p>
    </div>
  );
}

/** Files that are dropped anywhere on the page. @returns whether some are dragged over it now */
function useFilesDropped(onFiles: (files: File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without it the browser would leave the page and show the file.
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return dragging;
}
