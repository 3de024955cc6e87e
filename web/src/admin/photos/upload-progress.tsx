import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { adminText } from '../words.ts';
import css from './photos.module.css';
import { sendAgain, useUploads } from './uploads.ts';
import { photosText } from './words.ts';

const text = photosText.uploads;

export function UploadProgress() {
  const { percent, uploads, isBusy } = useUploads();
  const failed = uploads.filter(({ state }) => state === 'failed');
  const done = uploads.filter(({ state }) => state === 'done');
  const slug = done.at(-1)?.details.Layout ?? '';
  const layout = useLayoutNames(slug).get(slug);
  return (
    <div className={`${common.stack} ${css.whole}`}>
      <p className={common.row}>
        <progress aria-label={text.progress} value={percent} max={100} />
        {text.percent(percent)}
      </p>
      <div role="alert">
        {failed.length > 0 && <p className={common.issue}>{text.failed}</p>}
        <ul className={common.stack}>
          {failed.map((upload) => (
            <li key={upload.id}>
              <p>
                <strong>{upload.file.name}</strong>: {upload.reason}
              </p>
              <Button
                variant="outline"
                aria-label={text.tryAgain(upload.file.name)}
                onClick={() => sendAgain([upload])}
              >
                {adminText.frame.tryAgain}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <p role="status">
        {!isBusy && done.length > 0 && (
          <>
            {text.uploaded(done.length)}
            <Link to="/gallery">{text.inGallery}</Link>
            {layout && ', '}
            {layout && <Link to={`/admin/layouts?layout=${slug}`}>{text.onPageOf(layout)}</Link>}
            {layout && text.withNextPublication}.
          </>
        )}
      </p>
    </div>
  );
}

export function UploadLine() {
  const { uploads, isBusy } = useUploads();
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const done = counted.filter(({ state }) => state === 'done').length;
  return (
    <div role="status">
      {isBusy && <p className={css.line}>{text.underWay(done, counted.length)}</p>}
    </div>
  );
}
