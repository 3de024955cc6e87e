import { Button } from '../../ui/button.tsx';
import { adminText } from '../texts.ts';
import common from '../ui/common.module.css';
import css from './photos.module.css';
import { sendAgain, useUploads } from './uploads.ts';

export function UploadProgress() {
  const { percent, uploads } = useUploads();
  const failed = uploads.filter(({ state }) => state === 'failed');
  return (
    <div className={`${common.stack} ${css.whole}`}>
      <p className={common.row}>
        <progress aria-label="Upload progress" value={percent} max={100} />
        {percent > 0 && `${percent}%`}
      </p>
      <div role="alert">
        {failed.length > 0 && <p className={common.issue}>Not uploaded</p>}
        <ul className={common.stack}>
          {failed.map((upload) => (
            <li key={upload.id}>
              <p>
                <strong>{upload.file.name}</strong>: {upload.reason}
              </p>
              <Button
                variant="outline"
                aria-label={`Try again: ${upload.file.name}`}
                onClick={() => sendAgain([upload])}
              >
                {adminText.frame.tryAgain}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
