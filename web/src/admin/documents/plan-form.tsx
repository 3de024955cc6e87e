import type { Layout } from '@theni/contract';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { UploadButton } from '../fields/upload-button.tsx';
import { useFilePicture } from '../fields/use-file-picture.ts';
import common from '../ui/common.module.css';
import { layoutAddress } from './layout-parts.ts';
import { layoutText } from './layout-words.ts';
import css from './layouts.module.css';
import { plotText } from './plot-words.ts';
import { useEditor, useValue } from './use-editor.ts';
import { useLayout } from './use-layout.ts';

const text = layoutText.upload;

/** The picture on which the plots are drawn. */
export function PlanForm() {
  const { slug } = useLayout();
  const { value: plan, change } = useValue<Layout['plan']>('plan');
  return (
    <>
      <PlanField />
      {plan && (
        <>
          <div className={common.row}>
            <Link to={layoutAddress(slug, 'draw')} className={common.link}>
              {plotText.draw.toDrawing}
            </Link>
            <Button variant="outline" onClick={() => change(null)}>
              {text.removePlan}
            </Button>
          </div>
          <p className={common.note}>{text.planKept}</p>
        </>
      )}
    </>
  );
}

/** The picture, and the button to upload one. */
export function PlanField() {
  const { names } = useEditor();
  const { value: plan, change, error } = useValue<Layout['plan']>('plan');
  const { data: src, isError } = useFilePicture(plan?.file);
  const label = plan ? text.otherPlan : text.plan;
  return (
    <div data-path="plan" className={common.stack}>
      {src && <img className={css.planPicture} src={src} alt={names.labelAt('plan')} />}
      {(isError || error) && <p role="alert">{error ?? plotText.view.failed}</p>}
      <p className={common.note}>{plan ? text.planSize(plan.width, plan.height) : text.planHint}</p>
      <UploadButton
        label={label}
        about={label}
        accept=".jpg,.jpeg,.png"
        onUploaded={(file) => {
          if (file.Kind !== 'picture') return;
          change({ file: file.Id, width: file.Width, height: file.Height });
        }}
      />
    </div>
  );
}
