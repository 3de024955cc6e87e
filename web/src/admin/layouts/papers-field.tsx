import type { FieldProps } from '../fields/field-props.ts';
import { FormField } from '../fields/form-field.tsx';
import { UploadButton } from '../fields/upload-button.tsx';

const LABEL = 'Upload a PDF (at most 10 MB)';

export function PapersField(props: FieldProps) {
  return (
    <FormField
      {...props}
      adding={
        <UploadButton
          label={LABEL}
          kind="document"
          onUploaded={({ id, name }) => {
            const title = { en: name.replace(/\.pdf$/i, ''), ta: '' };
            props.onChange([...(props.value as unknown[]), { file: id, title }]);
          }}
        />
      }
    />
  );
}
