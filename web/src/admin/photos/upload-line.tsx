import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { layoutAddress } from '../addresses.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { UPLOAD_STALLED } from '../uploads/upload-to-storage.ts';
import css from './photos.module.css';
import { forgetUploaded, useUploads } from './uploads.ts';

/**
 * How far the uploads are, and what has become of them: in sight on every page, however it is
 * scrolled.
 */
export function UploadLine() {
  const { uploads, percent, isBusy } = useUploads();
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const done = counted.filter(({ state }) => state === 'done');
  const isOver = !isBusy && done.length > 0;
  const isStalled = uploads.some((upload) => upload.isStalled);
  return (
    <div className={classNames(common.row, css.line)}>
      <div role="status">
        {isBusy && (
          <p>
            {done.length} of {counted.length} uploaded ({percent}%), keep this page open
          </p>
        )}
        {isStalled && <p className={common.issue}>{UPLOAD_STALLED}</p>}
        {isOver && (
          <Uploaded
            count={done.length}
            failed={uploads.length - done.length}
            layoutSlug={done.at(-1)?.details.Layout ?? ''}
          />
        )}
      </div>
      {isOver && <IconButton icon="close" name="Dismiss" onClick={forgetUploaded} />}
    </div>
  );
}

interface UploadedProps {
  count: number;
  failed: number;
  /** '' for files of no layout. */
  layoutSlug: string;
}

function Uploaded({ count, failed, layoutSlug }: UploadedProps) {
  const name = useLayoutNames(layoutSlug).get(layoutSlug);
  return (
    <p>
      {count === 1 ? '1 file uploaded. It is ' : `${count} files uploaded. They are `}
      <Link to="/gallery">in the gallery now</Link>
      {name && ', and '}
      {name && <Link to={layoutAddress(layoutSlug)}>on the page of {name}</Link>}
      {name && ' after you publish'}.{' '}
      {failed > 0 && (
        <Link to="/admin-panel">
          {failed === 1 ? '1 file is not uploaded' : `${failed} files are not uploaded`}
        </Link>
      )}
    </p>
  );
}
