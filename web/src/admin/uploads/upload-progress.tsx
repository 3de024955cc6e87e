import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { layoutAddress } from '../addresses.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/controls.tsx';
import { UPLOAD_STALLED } from './upload-to-storage.ts';
import css from './uploads.module.css';
import { forgetDoneUploads, GALLERY, tryAgain, useUploads } from './uploads.ts';

/** How far the uploads of a form or a field are, and which of them have failed. */
export function UploadProgress({ owner }: { owner: string }) {
  const { percent, failed, isStalled } = useUploads(owner);
  return (
    <>
      <p className={common.row}>
        <progress aria-label="Upload progress" value={percent} max={100} />
        {percent > 0 && `${percent}%`}
      </p>
      {isStalled && <p className={common.issue}>{UPLOAD_STALLED}</p>}
      <div role="alert">
        {failed.length > 0 && <p className={common.issue}>Not uploaded</p>}
        <ul className={common.stack}>
          {failed.map((upload) => (
            <li key={upload.id}>
              <p>
                <strong>{upload.file.name}</strong>: {upload.reason}
              </p>
              {upload.mayTryAgain && (
                <Button
                  variant="outline"
                  aria-label={`Try again: ${upload.file.name}`}
                  onClick={() => tryAgain(upload)}
                >
                  Try again
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/**
 * How far the uploads are, and what has become of those for the gallery: in sight on every page,
 * however it is scrolled.
 */
export function UploadLine() {
  const { uploads, failed, percent, isBusy, isStalled } = useUploads();
  const done = uploads.filter(({ state }) => state === 'done');
  const inGallery = done.filter(({ owner }) => owner === GALLERY);
  const isOver = !isBusy && inGallery.length > 0;
  return (
    <div className={classNames(common.row, css.line)}>
      <div role="status">
        {isBusy && (
          <p>
            {done.length} of {uploads.length - failed.length} uploaded ({percent}%), keep this page
            open
          </p>
        )}
        {isStalled && <p className={common.issue}>{UPLOAD_STALLED}</p>}
        {isOver && <Uploaded count={inGallery.length} slug={inGallery.at(-1)?.layout ?? ''} />}
      </div>
      {isOver && <IconButton icon="close" name="Dismiss" onClick={forgetDoneUploads} />}
    </div>
  );
}

/** @param slug of the layout; '' for files of none */
function Uploaded({ count, slug }: { count: number; slug: string }) {
  const failed = useUploads(GALLERY).failed.length;
  const name = useLayoutNames(slug).get(slug);
  return (
    <p>
      {count === 1 ? '1 file uploaded. It is ' : `${count} files uploaded. They are `}
      <Link to="/gallery">in the gallery now</Link>
      {name && ', and '}
      {name && <Link to={layoutAddress(slug)}>on the page of {name}</Link>}
      {name && ' after you publish'}.{' '}
      {failed > 0 && (
        <Link to="/admin-panel">
          {failed === 1 ? '1 file is not uploaded' : `${failed} files are not uploaded`}
        </Link>
      )}
    </p>
  );
}
