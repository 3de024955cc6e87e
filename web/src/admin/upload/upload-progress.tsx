import { adminText } from '../words.ts';
import { totalsOf } from './totals.ts';
import css from './upload-progress.module.css';
import type { QueueState } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

const text = adminText.panel;

/** One bar for all files (specification §4). */
export function UploadProgress() {
  const { percent } = totalsOf(useUploads());
  return (
    <p className={css.bar}>
      <progress max={100} value={percent} aria-label={text.progress} />
      <span aria-hidden="true">{percent} %</span>
    </p>
  );
}

/** How far the upload is, on each page; screen readers say the sentence when it changes. */
export function UploadLine() {
  const uploads = useUploads();
  const { all, percent } = totalsOf(uploads);
  const sentence = progressText(uploads);
  return (
    <div className={all > 0 ? css.line : undefined}>
      <p role="status">{sentence}</p>
      {all > 0 && <span aria-hidden="true">{percent} %</span>}
      <p role="alert" className={css.issue}>
        {issueOf(uploads)}
      </p>
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

function issueOf({ files }: QueueState): string {
  const failed = files.filter(({ status }) => status === 'failed');
  return failed.map(({ name, issue }) => adminText.queue.failed(name, issue?.text ?? '')).join(' ');
}
