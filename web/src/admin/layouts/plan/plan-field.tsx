import type { Layout } from '@theni/contract/layout-fields';
import { useState } from 'react';
import type { FieldProps } from '../../fields/field-issue.tsx';
import { FieldIssueLine } from '../../fields/field-issue.tsx';
import { useFilePicture } from '../../fields/uploaded-files.ts';
import common from '../../ui/common.module.css';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorNotice } from '../../ui/query-state.tsx';
import { UploadButton } from '../../uploads/upload-button.tsx';
import { useLayout } from '../use-layout.ts';

type Plan = NonNullable<Layout['plan']>;

export function PlanField({
  field,
  value: plan,
  issueAt,
  onChange,
}: FieldProps & { value: Layout['plan'] }) {
  const { layout } = useLayout();
  const { src, isError } = useFilePicture(plan?.file);
  const [misfit, setMisfit] = useState<Plan>();
  const drawn = layout.plots.filter(({ shape }) => shape !== '').length;
  const label = plan ? 'Upload another layout plan' : 'Upload the layout plan';
  return (
    <div data-path={field.path} className={common.stack}>
      <h3>{field.label}</h3>
      {src && <img src={src} alt={field.label} />}
      <FieldIssueLine issue={issueAt(field.path)} />
      {isError && <ErrorNotice>The plan could not be loaded.</ErrorNotice>}
      <p className={common.note}>
        {plan
          ? 'The plots you have drawn fit only a picture of the same size. With another size, you must draw them again.'
          : 'JPEG or PNG, as the approving authority has signed it; at most 20 MB.'}
      </p>
      <UploadButton
        label={label}
        kind="picture"
        onUploaded={(file) => {
          if (file.kind !== 'picture') return;
          const next = { file: file.id, width: file.width, height: file.height };
          const fits = next.width === plan?.width && next.height === plan.height;
          if (drawn > 0 && !fits) setMisfit(next);
          else onChange(next);
        }}
      />
      {misfit && (
        <ConfirmDialog
          heading="Take another plan?"
          confirm="Take the new plan"
          onCancel={() => setMisfit(undefined)}
          onConfirm={() => {
            setMisfit(undefined);
            onChange(misfit);
          }}
        >
          <p>
            It has another size ({misfit.width} × {misfit.height} pixels), so the plots that are
            drawn ({drawn}) will not lie where they belong. You must draw them again.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
