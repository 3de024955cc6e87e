import { Link } from '../../ui/link.tsx';
import { adminText } from '../words.ts';
import { totalsOf } from './totals.ts';
import css from './upload-progress.module.css';
import type { QueueState } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

const text = adminText.panel;

/** One bar for all files, and one sentence; screen readers say the sentence when it changes. */
export function UploadProgress() {
  const uploads = useUploads();
  const { percent } = totalsOf(uploads);
  return (
    <div className={css.progress}>
      <p className={css.bar}>
        <progress max={100} value={percent} aria-label={text.progress} />
        <span aria-hidden="true">{percent} %</span>
      </p>
      <p role="status" className={css.sentence}>
        {progressText(uploads)}
      </p>
      <p role="alert" className={css.fault}>
        {faultOf(uploads)}
      </p>
    </div>
  );
}

/** On the other admin pages: how far the upload is. */
export function UploadStrip() {
  if (totalsOf(useUploads()).all === 0) return null;
  return (
    <div className={css.strip}>
      <UploadProgress />
      <Link to="/admin-panel">{adminText.frame.panel}</Link>
    </div>
  );
}

function progressText(uploads: QueueState): string {
  const { all, done, failed } = totalsOf(uploads);
  const waiting = all - done - failed;
  if (waiting > 0 && uploads.pause === 'no connection') return text.noConnection;
  if (waiting > 0) return (uploads.working ? text.keepOpen : text.otherTab)(done, all);
  if (done === 0) return '';
  return all === 1 ? text.uploaded : text.allUploaded(done);
}

function faultOf({ files }: QueueState): string {
  const failed = files.filter(({ status }) => status === 'failed');
  return failed.map(({ name, fault }) => adminText.queue.failed(name, fault?.text ?? '')).join(' ');
}
