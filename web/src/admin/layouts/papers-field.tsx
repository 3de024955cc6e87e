import { Elements } from '../fields/schema-field.tsx';
import { UploadButton } from '../fields/upload-button.tsx';
import type { FieldProps } from './layout-field.tsx';
import { layoutText } from './words.ts';

const text = layoutText.details;

export function PapersField(props: FieldProps) {
  return (
    <Elements
      {...props}
      adding={
        <UploadButton
          label={text.paper}
          about={text.paper}
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
