import type { Project } from '@theni/contract';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { UploadButton } from '../editor/upload-button.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { plotText } from './plot-words.ts';
import { projectAddress } from './project-parts.ts';
import { projectText } from './project-words.ts';
import css from './projects.module.css';
import { useFilePicture } from './use-file-picture.ts';
import { useProject } from './use-project.ts';

const text = projectText.upload;

/** The picture on which the plots are drawn. */
export function PlanForm() {
  const { slug } = useProject();
  const { form, change, names } = useEditor();
  const plan: Project['plan'] = useWatch({ control: form.control, name: 'plan' });
  const { data: src, isError } = useFilePicture(plan?.file);
  return (
    <>
      {plan && (
        <>
          {src && <img className={css.planPicture} src={src} alt={names.labelAt('plan')} />}
          {isError && <p role="alert">{plotText.view.failed}</p>}
          <p className={css.note}>{text.planSize(plan.width, plan.height)}</p>
          <div className={css.row}>
            <Link to={projectAddress(slug, 'draw')} className={css.link}>
              {plotText.draw.toDrawing}
            </Link>
            <Button look="outline" onClick={() => change('plan', null)}>
              {text.removePlan}
            </Button>
          </div>
          <p className={css.note}>{text.planKept}</p>
        </>
      )}
      <div data-path="plan" className={css.form}>
        <p className={css.note}>{text.planHint}</p>
        <UploadButton
          label={plan ? text.otherPlan : text.plan}
          about={plan ? text.otherPlan : text.plan}
          accept=".jpg,.jpeg,.png"
          onUploaded={(file) => {
            if (file.Kind !== 'picture') return;
            change('plan', { file: file.Id, width: file.Width, height: file.Height });
          }}
        />
      </div>
    </>
  );
}
