import { Button } from '../../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { adminText } from '../words.ts';
import { FileRow, focusBeside } from './file-row.tsx';
import css from './queue-list.module.css';
import type { QueuedFile } from './queued-file.ts';
import { percentOf } from './totals.ts';
import { uploadQueue, useUploads } from './use-uploads.ts';

const text = adminText.queue;

/** What was sent off and is not in the gallery yet, or has just arrived there. */
export function QueueList() {
  const { files, progress } = useUploads();
  const sent = files.filter(({ status }) => status !== 'chosen');
  const failed = sent.filter(({ status }) => status === 'failed');
  if (sent.length === 0) return null;
  return (
    <section className={css.queue} aria-labelledby="queue-heading">
      <h2 id="queue-heading">{text.heading}</h2>
      {failed.length > 1 && (
        <Button
          variant="outline"
          onClick={() => {
            for (const { key } of failed) uploadQueue().retry(key);
          }}
        >
          {text.retryAll(failed.length)}
        </Button>
      )}
      <ul className={css.list}>
        {sent.map((file) => (
          <FileRow key={file.key} file={file} buttons={<Buttons file={file} />}>
            <Progress file={file} percent={percentOf(file, progress)} />
          </FileRow>
        ))}
      </ul>
    </section>
  );
}

function Buttons({ file }: { file: QueuedFile }) {
  const queue = uploadQueue();
  if (file.status === 'done') return null;
  return (
    <>
      {file.status === 'failed' && (
        <IconButton
          name={text.retry(file.name)}
          icon="retry"
          onClick={() => queue.retry(file.key)}
        />
      )}
      <IconButton
        name={text.cancel(file.name)}
        icon="close"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          queue.cancel(file);
        }}
      />
    </>
  );
}

function Progress({ file, percent }: { file: QueuedFile; percent: number | undefined }) {
  if (file.status === 'failed') return <p className={css.issue}>{file.issue?.text}</p>;
  if (file.status === 'done') return <p className={css.done}>✓ {text.done}</p>;
  if (file.step === 'post') return <p className={css.state}>{text.posting}</p>;
  const preparing = file.step === 'prepare' && percent !== undefined;
  if (!percent) return <p className={css.state}>{preparing ? text.preparing : text.waiting}</p>;
  return (
    <p className={css.state}>
      <progress max={100} value={percent} aria-label={text.progressOf(file.name)} />
      {preparing ? `${text.preparing}, ${text.percent(percent)}` : text.percent(percent)}
    </p>
  );
}
