import { type Field, partAt } from '@theni/contract/fields';
import type { FieldProps } from '../fields/field-props.ts';
import { FormField } from '../fields/form-field.tsx';
import { UploadButton } from '../fields/upload-button.tsx';
import { PhotosField } from './photos-field.tsx';
import { PlanField } from './plan-field.tsx';
import { useLayout } from './use-layout.ts';

export function LayoutField({ field }: { field: Field }) {
  const { layout, saver, issueAt } = useLayout();
  const props = {
    field,
    issueAt,
    value: partAt(layout, field.path),
    onChange: (value: unknown) => saver.put({ [field.path]: value }),
  };
  if (field.kind === 'papers') return <FormField {...props} adding={<PaperButton {...props} />} />;
  if (field.kind === 'photos') return <PhotosField {...props} value={layout.photos} />;
  if (field.kind === 'plan') return <PlanField {...props} value={layout.plan} />;
  return <FormField {...props} />;
}

function PaperButton({ value, onChange }: FieldProps) {
  return (
    <UploadButton
      label="Upload a PDF (at most 10 MB)"
      kind="document"
      onUploaded={({ id, name }) => {
        const title = { en: name.replace(/\.pdf$/i, ''), ta: '' };
        onChange([...(value as unknown[]), { file: id, title }]);
      }}
    />
  );
}
