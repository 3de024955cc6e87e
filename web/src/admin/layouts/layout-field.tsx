import { type Field, layoutValueAt } from '@theni/contract/layout-fields';
import { SchemaField } from '../fields/schema-field.tsx';
import { PapersField } from './papers-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { PlanField } from './plan-field.tsx';
import { useLayout } from './use-layout.ts';

export type FieldProps = Parameters<typeof SchemaField>[0];
export type PropsOf<Value> = FieldProps & { value: Value };

export function LayoutField({ field }: { field: Field }) {
  const { layout, draft, issueAt } = useLayout();
  const props = {
    field,
    issueAt,
    value: layoutValueAt(layout, field.path),
    onChange: (value: unknown) => draft.put({ [field.path]: value }),
  };
  if (field.kind === 'papers') return <PapersField {...props} />;
  if (field.kind === 'photos') return <PhotosField {...props} value={layout.photos} />;
  if (field.kind === 'plan') return <PlanField {...props} value={layout.plan} />;
  return <SchemaField {...props} />;
}
