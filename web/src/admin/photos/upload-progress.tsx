import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useLayoutName } from '../api/use-layout-choices.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { adminText } from '../words.ts';
import css from './photos.module.css';
import { removeUpload, sendAgain, useUploads } from './uploads.ts';
import { photosText } from './words.ts';

const text = photosText.uploads;

/** One bar for all files of an upload, and what has become of them. */
export function UploadProgress() {
  const { percent } = useUploads();
  return (
    <div className={`${common.stack} ${css.whole}`}>
      <p className={common.row}>
        <progress aria-label={text.progress} value={percent} max={100} />
        {text.percent(percent)}
      </p>
      <FailedUploads />
      <p role="status">
        <WhereUploaded />
      </p>
    </div>
  );
}

/** Where the photos are now. */
function WhereUploaded() {
  const { uploads, isBusy } = useUploads();
  const done = uploads.filter(({ state }) => state === 'done');
  const slug = done.at(-1)?.shipment.details.layout ?? '';
  const layout = useLayoutName(slug);
  if (isBusy || done.length === 0) return null;
  return (
    <>
      {text.uploaded(done.length)}
      <Link to="/gallery">{text.inGallery}</Link>
      {slug && ', '}
      {slug && <Link to={`/admin/projects?layout=${slug}`}>{text.onPageOf(layout ?? slug)}</Link>}
      {slug && text.withNextPublication}.
    </>
  );
}

function FailedUploads() {
  const { uploads } = useUploads();
  const failed = uploads.filter(({ state }) => state === 'failed');
  return (
    <div role="alert">
      {failed.length > 0 && <p className={common.issue}>{text.failed}</p>}
      <ul className={common.stack}>
        {failed.map(({ shipment, reason }) => (
          <li key={shipment.id}>
            <p>
              <strong>{shipment.file.name}</strong>: {reason}
            </p>
            <div className={common.row}>
              <Button
                variant="outline"
                aria-label={text.tryAgain(shipment.file.name)}
                onClick={() => sendAgain([shipment])}
              >
                {adminText.frame.tryAgain}
              </Button>
              <IconButton
                name={text.remove(shipment.file.name)}
                icon="remove"
                onClick={() => removeUpload(shipment)}
              />
            </div>
          </li>
        ))}
      </ul>
      {failed.length > 1 && (
        <Button variant="outline" onClick={() => sendAgain(failed.map((each) => each.shipment))}>
          {text.tryAllAgain(failed.length)}
        </Button>
      )}
    </div>
  );
}

/** How far the upload is, for every page of the admin area. */
export function UploadLine() {
  const { uploads, isBusy } = useUploads();
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const done = counted.filter(({ state }) => state === 'done').length;
  const isWaiting = counted.some((upload) => upload.isWaiting);
  return (
    <div role="status">
      {isBusy && (
        <p className={css.line}>{isWaiting ? text.waiting : text.underWay(done, counted.length)}</p>
      )}
    </div>
  );
}
