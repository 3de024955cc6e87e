import { type Field, partAt } from '@theni/contract/fields';
import { FormField } from '../fields/form-field.tsx';
import { PapersField } from './papers-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { PlanField } from './plan-field.tsx';
import { useLayout } from './use-layout.ts';

export function LayoutField({ field }: { field: Field }) {
  const { layout, draft, issueAt } = useLayout();
  const props = {
    field,
    issueAt,
    value: partAt(layout, field.path),
    onChange: (value: unknown) => draft.put({ [field.path]: value }),
  };
  if (field.kind === 'papers') return <PapersField {...props} />;
  if (field.kind === 'photos') return <PhotosField {...props} value={layout.photos} />;
  if (field.kind === 'plan') return <PlanField {...props} value={layout.plan} />;
  return <FormField {...props} />;
}
