import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { tryAgain, useUploads } from './uploads.ts';

/** How far the uploads of a form or a field are, and which of them have failed. */
export function UploadProgress({ owner }: { owner: string }) {
  const { percent, failed } = useUploads(owner);
  return (
    <>
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
