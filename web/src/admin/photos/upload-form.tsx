import { towns } from '@theni/content/towns';
import { GALLERY_SERVICES, LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { storage } from '../editor/device-storage.ts';
import { isForm, readStored } from '../editor/read-stored.ts';
import { useLayoutNames, useLayouts } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { adminText } from '../words.ts';
import { type ItemFieldValues, knownPlace } from './items.ts';
import css from './photos.module.css';
import { sendAgain, sendFiles, useUploads } from './uploads.ts';
import { photosText } from './words.ts';

const { form: text, uploads: progressText } = photosText;

/** Of the files that this browser has sent last: the next ones are often of the same place. */
const KEY = 'upload-details';

export function UploadForm() {
  const { isBusy } = useUploads();
  const layouts = useLayouts();
  const [values, setValues] = useState<ItemFieldValues>(
    (): ItemFieldValues => ({
      ...{ Service: '', Location: '', Layout: '' },
      ...readStored(storage.get(KEY), isForm),
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
    const details = { Service, Layout, Location: knownPlace(Location) };
    sendFiles([...(input.files ?? [])], details);
    storage.set(KEY, JSON.stringify(details));
    setValues(details);
    isPlaceTyped.current = false;
    input.value = '';
  }

  return (
    <form className={`${common.panel} ${css.fields}`} onSubmit={submit} aria-label={text.heading}>
      <InputField
        label={text.file}
        hint={text.fileHint}
        wrong={text.fileMissing}
        type="file"
        name="file"
        accept=".jpeg,.jpg,.png,.mp4"
        multiple
        required
      />
      <ItemFields values={values} onChange={change} />
      <datalist id="locations">
        {towns.map(({ en }) => (
          <option key={en} value={en} />
        ))}
      </datalist>
      {/* Not `disabled`: the focus would be lost. */}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? text.uploading : text.submit}
      </Button>
      <UploadProgress />
    </form>
  );
}

export function ItemFields({
  values,
  onChange,
}: {
  values: ItemFieldValues;
  onChange: (change: Partial<ItemFieldValues>) => void;
}) {
  return (
    <>
      <SelectField
        label={text.layout}
        value={values.Layout}
        options={[['', text.noLayout], ...useLayoutNames(values.Layout)]}
        onChange={({ currentTarget }) => onChange({ Layout: currentTarget.value })}
      />
      <SelectField
        label={text.service}
        wrong={text.serviceMissing}
        required
        value={values.Service}
        options={['', ...GALLERY_SERVICES].map((service) => [service, service])}
        onChange={({ currentTarget }) => onChange({ Service: currentTarget.value as Service })}
      />
      <InputField
        label={text.location}
        wrong={text.locationMissing}
        required
        pattern=".*\S.*"
        maxLength={LOCATION_MAX_LENGTH}
        placeholder={text.locationPlaceholder}
        list="locations"
        autoComplete="off"
        value={values.Location}
        onChange={({ currentTarget }) => onChange({ Location: currentTarget.value })}
      />
    </>
  );
}

function UploadProgress() {
  const { percent, uploads, isBusy } = useUploads();
  const failed = uploads.filter(({ state }) => state === 'failed');
  const done = uploads.filter(({ state }) => state === 'done');
  const slug = done.at(-1)?.details.Layout ?? '';
  const layout = useLayoutNames(slug).get(slug);
  return (
    <div className={`${common.stack} ${css.whole}`}>
      <p className={common.row}>
        <progress aria-label={progressText.progress} value={percent} max={100} />
        {progressText.percent(percent)}
      </p>
      <div role="alert">
        {failed.length > 0 && <p className={common.issue}>{progressText.failed}</p>}
        <ul className={common.stack}>
          {failed.map((upload) => (
            <li key={upload.id}>
              <p>
                <strong>{upload.file.name}</strong>: {upload.reason}
              </p>
              <Button
                variant="outline"
                aria-label={progressText.tryAgain(upload.file.name)}
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
            {progressText.uploaded(done.length)}
            <Link to="/gallery">{progressText.inGallery}</Link>
            {layout && ', '}
            {layout && (
              <Link to={`/admin/layouts?layout=${slug}`}>{progressText.onPageOf(layout)}</Link>
            )}
            {layout && progressText.withNextPublication}.
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
      {isBusy && <p className={css.line}>{progressText.underWay(done, counted.length)}</p>}
    </div>
  );
}
