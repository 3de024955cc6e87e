import { useId } from 'react';
import { adminText } from '../../content/admin.ts';
import { classNames } from '../../lib/class-names.ts';
import fieldCss from '../../ui/field.module.css';
import { ACCEPT } from './check-file.ts';
import css from './file-picker.module.css';

const text = adminText.panel;

/** Files from the device, from its camera, or dropped on the page. */
export function FilePicker({
  required,
  hanging,
  onFiles,
}: {
  required: boolean;
  hanging: boolean;
  onFiles: (files: File[]) => void;
}) {
  const id = useId();
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <div className={classNames(css.picker, hanging && css.hanging)}>
      <label htmlFor={id} className={fieldCss.label}>
        {text.file}
      </label>
      <input
        id={id}
        type="file"
        name="file"
        accept={ACCEPT}
        multiple
        required={required}
        aria-describedby={`${id}hint`}
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
      <p id={`${id}hint`} className={fieldCss.hint}>
        {hanging ? text.drop : text.fileHint}
      </p>
    </div>
  );
}
