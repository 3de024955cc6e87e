import { type Field, partAt } from '@theni/contract/fields';
import { isInForm, layoutSections } from '@theni/contract/layout-fields';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isPartOf } from '../../editor/unsaved-values.ts';
import type { FieldProps } from '../../fields/field-issue.tsx';
import { FieldQuestion } from '../../fields/field-question.tsx';
import { FormField } from '../../fields/form-field.tsx';
import common from '../../ui/common.module.css';
import { Disclosure } from '../../ui/controls.tsx';
import { focusField } from '../../ui/focus.ts';
import { UploadButton } from '../../uploads/upload-button.tsx';
import { PlanField } from '../plan/plan-field.tsx';
import { useLayout } from '../use-layout.ts';
import { PhotosField } from './photos-field.tsx';

export function DetailsForm() {
  const { layout, toCorrect } = useLayout();
  const { key, search } = useLocation();
  const openField = new URLSearchParams(search).get('field') ?? '';
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    if (openField) focusField(form.current, openField, 'center');
  }, [openField, key]);

  return (
    <form ref={form} className={common.stack} onSubmit={(event) => event.preventDefault()}>
      {layoutSections.map(({ name, fields }, at) => {
        const hasPart = (path: string) => fields.some((field) => isPartOf(path, field.path));
        const issues = toCorrect.filter((issue) => hasPart(issue.path));
        return (
          <Disclosure
            key={name}
            summary={issues.length > 0 ? `${name} · ${issues.length} to correct` : name}
            // Each link into a part opens it, also one that the owner has folded since the last
            // one.
            isOpen={hasPart(openField) ? key : at === 0}
          >
            <div className={common.stack}>
              {fields
                .filter((field) => isInForm(field.path, layout))
                .map((field) => (
                  <LayoutField key={field.path} field={field} />
                ))}
            </div>
          </Disclosure>
        );
      })}
    </form>
  );
}

function LayoutField({ field }: { field: Field }) {
  const { layout, fieldValues, saver, issueAt } = useLayout();
  const props = {
    field,
    issueAt,
    value: partAt(fieldValues, field.path),
    onChange: (value: unknown) => saver.put({ [field.path]: value }),
  };
  if (field.kind === 'documents')
    return <FormField {...props} adding={<PaperButton {...props} />} />;
  const { question } = issueAt(field.path);
  if (field.kind !== 'photos' && field.kind !== 'plan') return <FormField {...props} />;
  return (
    <>
      {field.kind === 'photos' && <PhotosField {...props} value={layout.photos} />}
      {field.kind === 'plan' && <PlanField {...props} value={layout.plan} />}
      {question && <FieldQuestion {...question} />}
    </>
  );
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
