import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/controls.tsx';
import { adminText } from '../words.ts';
import css from './photos.module.css';
import { forgetUploaded, restartUploads, useUploads } from './uploads.ts';
import { photosText } from './words.ts';

const text = photosText.uploads;

/**
 * How far the uploads are, and what has become of them: in sight on every page, however it is
 * scrolled.
 */
export function UploadLine() {
  const { uploads, percent, isBusy } = useUploads();
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const done = counted.filter(({ state }) => state === 'done');
  const isOver = !isBusy && done.length > 0;
  const isStalled = uploads.some(({ restart }) => restart);
  return (
    <div className={classNames(common.row, css.line)}>
      <div role="status">
        {isBusy && <p>{text.underWay(done.length, counted.length, percent)}</p>}
        {isStalled && <p className={common.issue}>{adminText.frame.uploadStalled}</p>}
        {isOver && (
          <Uploaded
            count={done.length}
            failed={uploads.length - done.length}
            layout={done.at(-1)?.details.Layout ?? ''}
          />
        )}
      </div>
      {isStalled && (
        <Button variant="outline" onClick={restartUploads}>
          {adminText.frame.tryAgain}
        </Button>
      )}
      {isOver && (
        <IconButton icon="close" name={adminText.frame.dismiss} onClick={forgetUploaded} />
      )}
    </div>
  );
}

function Uploaded({ count, failed, layout }: { count: number; failed: number; layout: string }) {
  const name = useLayoutNames(layout).get(layout);
  return (
    <p>
      {text.uploaded(count)}
      <Link to="/gallery">{text.inGallery}</Link>
      {name && ', and '}
      {/* Not by layout-addresses.ts, which brings the schemas of layouts along. */}
      {name && <Link to={`/admin/layouts?layout=${layout}`}>{text.onPageOf(name)}</Link>}
      {name && text.withNextPublication}.{' '}
      {failed > 0 && <Link to="/admin-panel">{text.notUploaded(failed)}</Link>}
    </p>
  );
}
