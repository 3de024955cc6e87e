import { useQuery } from '@tanstack/react-query';
import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/uploads';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { TownSuggestions } from '../fields/town-suggestions.tsx';
import { labels } from '../help/labels.ts';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import { storage } from '../storage.ts';
import common from '../ui/common.module.css';
import { megabytes } from '../uploads/check-file.ts';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { GALLERY, useUploads } from '../uploads/uploads.ts';
import { ItemFields } from './item-fields.tsx';
import { type ItemFieldValues, storedFields } from './items.ts';
import css from './photos.module.css';
import { uploadItems } from './upload-item.ts';

const KEY = 'upload-details';

/** Of the files that this browser has sent last: the next ones are often of the same place. */
const lastDetails = (): ItemFieldValues =>
  storedFields(KEY) ?? { Service: '', Location: '', Layout: '' };

export function UploadForm() {
  const { isBusy } = useUploads(GALLERY);
  const { data: layouts } = useQuery(layoutsQuery);
  const [typed, setTyped] = useState(lastDetails);
  // The remembered layout may be deleted since.
  const isGone = layouts && !layouts.some(({ slug }) => slug === typed.Layout);
  const values = isGone ? { ...typed, Layout: '' } : typed;
  const isPlaceTyped = useRef(false);

  function change(part: Partial<ItemFieldValues>) {
    const place = layouts?.find(({ slug }) => slug === part.Layout)?.place;
    const Service = part.Layout && !values.Service && 'Plots and Approvals';
    if (part.Location !== undefined) isPlaceTyped.current = true;
    setTyped({
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
    uploadItems([...(input.files ?? [])], details);
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
      <div className={`${common.stack} ${css.whole}`}>
        <UploadProgress owner={GALLERY} />
      </div>
    </form>
  );
}
