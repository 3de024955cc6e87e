import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/uploads';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { TownSuggestions } from '../fields/town-suggestions.tsx';
import { labels } from '../help/labels.ts';
import { useLayouts } from '../layouts/layout-queries.ts';
import { readForm, storage } from '../storage.ts';
import common from '../ui/common.module.css';
import { megabytes } from '../uploads/check-file.ts';
import { ItemFields } from './item-fields.tsx';
import type { ItemFieldValues } from './items.ts';
import css from './photos.module.css';
import { sendFiles, sendUploads, useUploads } from './uploads.ts';

/** Of the files that this browser has sent last: the next ones are often of the same place. */
const KEY = 'upload-details';

export function UploadForm() {
  const { isBusy } = useUploads();
  const layouts = useLayouts();
  const [values, setValues] = useState<ItemFieldValues>(
    (): ItemFieldValues => ({
      ...{ Service: '', Location: '', Layout: '' },
      ...readForm(storage.get(KEY)),
    }),
  );
  const isPlaceTyped = useRef(false);

  function change(part: Partial<ItemFieldValues>) {
    const place = layouts.find(({ slug }) => slug === part.Layout)?.place;
    const Service = part.Layout && !values.Service && 'Plots and Approvals';
    if (part.Location !== undefined) isPlaceTyped.current = true;
    setValues({
      ...values,
      ...part,
      ...(Service && { Service }),
      ...(place && !isPlaceTyped.current && { Location: place }),
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { Service, Layout, Location } = values;
    if (isBusy || Service === '') return;
    const input = event.currentTarget.elements.namedItem('file') as HTMLInputElement;
    const details = { Service, Layout, Location };
    sendFiles([...(input.files ?? [])], details);
    storage.set(KEY, JSON.stringify(details));
    isPlaceTyped.current = false;
    input.value = '';
  }

  return (
    <form
      className={`${common.card} ${css.fields}`}
      onSubmit={submit}
      aria-label="Upload photos and videos"
    >
      <InputField
        label="Photo or video"
        hint={`JPEG, PNG (${megabytes(PHOTO_MAX_BYTES)}), MP4 (${megabytes(VIDEO_MAX_BYTES)})`}
        invalidMessage="Please choose a photo or a video."
        type="file"
        name="file"
        accept=".jpeg,.jpg,.png,.mp4"
        multiple
        required
      />
      <ItemFields values={values} onChange={change} />
      <TownSuggestions />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Loading..' : labels.upload}
      </Button>
      <UploadProgress />
    </form>
  );
}

function UploadProgress() {
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
                onClick={() => sendUploads([upload])}
              >
                Try again
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
