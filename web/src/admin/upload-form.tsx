import type { NewItem } from '@theni/contract';
import { LOCATION_MAX_LENGTH, SERVICES, type Service } from '@theni/contract/limits';
import { type SubmitEvent, useEffect, useState } from 'react';
import { adminText, adminTimings } from '../content/admin.ts';
import { Button } from '../ui/button.tsx';
import type { LiveSession } from './admin-frame.tsx';
import { ACCEPT, faultOf } from './chosen-file.ts';
import { PostError, postRecord, uploadFile } from './upload-file.ts';
import css from './upload-form.module.css';

const text = adminText.panel;

/** Specification §4 and §5: idle, uploading with its progress, idle again. */
export function UploadForm({
  session: { firebase, user },
  onUploaded,
}: {
  session: LiveSession;
  onUploaded: () => Promise<void>;
}) {
  const [uploading, setUploading] = useState(false);
  const [percent, setPercent] = useProgress(uploading);
  const [message, setMessage] = useState('');
  const [error, setError] = useState('');
  /** Uploaded, but not in the gallery yet. */
  const [unposted, setUnposted] = useState<NewItem>();

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setUploading(true);
    setError('');
    setMessage('');
    try {
      await work();
      setUnposted(undefined);
      setMessage(text.uploaded);
      await onUploaded();
      return true;
    } catch (cause) {
      console.error('upload failed', cause);
      if (cause instanceof PostError) setUnposted(cause.record);
      setError(cause instanceof PostError ? text.postFailed : text.transferFailed);
      return false;
    } finally {
      setUploading(false);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const file = fields.get('file') as File;
    const fault = faultOf(file);
    if (fault) {
      setError(fault);
      return;
    }
    const upload = {
      file,
      service: fields.get('service') as Service,
      location: String(fields.get('location')).trim(),
    };
    const { storage } = firebase;
    if (await run(() => uploadFile({ storage, user }, upload, setPercent))) form.reset();
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <label>
        {text.file}
        <input type="file" name="file" accept={ACCEPT} required />
      </label>
      <label>
        {text.service}
        <select name="service" required defaultValue="">
          <option value="">{text.chooseService}</option>
          {SERVICES.map((service) => (
            <option key={service} value={service}>
              {service}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.location}
        <input
          name="location"
          required
          pattern=".*\S.*"
          maxLength={LOCATION_MAX_LENGTH}
          placeholder={text.locationPlaceholder}
        />
      </label>
      <Button type="submit" disabled={uploading}>
        {uploading ? text.uploading : text.submit}
      </Button>
      <progress max={100} value={percent} aria-label={text.progress} />
      <p role="status">{message}</p>
      <p role="alert" className={css.error}>
        {error}{' '}
        {unposted && !uploading && (
          <Button look="outline" onClick={() => run(() => postRecord(user, unposted))}>
            {text.tryAgain}
          </Button>
        )}
      </p>
    </form>
  );
}

/** The bar stays full for a while after an upload, and then goes back to 0. */
function useProgress(uploading: boolean) {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (uploading) return;
    const timer = setTimeout(() => setPercent(0), adminTimings.progressResetMs);
    return () => clearTimeout(timer);
  }, [uploading]);
  return [percent, setPercent] as const;
}
