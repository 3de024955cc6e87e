import { LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import { adminText } from '../words.ts';
import { chooseFiles, type RejectedFile } from './choose-files.ts';
import { ChosenList } from './chosen-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { keepDetails, keptDetails } from './kept-details.ts';
import { knownPlace } from './known-place.ts';
import { LayoutSelect } from './layout-select.tsx';
import type { Details } from './queued-file.ts';
import { ServiceSelect } from './service-select.tsx';
import css from './upload-form.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { uploadQueue, useUploads } from './use-uploads.ts';

const text = adminText.panel;
const NO_SLUGS: string[] = [];

/** Specification §4 and §5. What is submitted goes into the queue, which outlives this form. */
export function UploadForm({ knownLocations }: { knownLocations: string[] }) {
  const { files } = useUploads();
  const { add, adding, added, rejected, forgetRejected } = useAddFiles();
  const [submitting, setSubmitting] = useState(false);
  const [last] = useState(keptDetails);
  const suggested = useRef(last.location ?? '');
  const chosen = files.filter(({ status }) => status === 'chosen');
  const layouts = useLayoutChoices(NO_SLUGS);
  const uploading = submitting || files.some(({ status }) => status === 'waiting');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSubmitting(true);
    await added();
    const layout = String(fields.get('project'));
    const location = String(fields.get('location'));
    suggested.current = location;
    const details: Details = {
      service: fields.get('service') as Service,
      location: knownPlace(location),
      ...(layout && { layout }),
    };
    keepDetails(details);
    await uploadQueue().submit(details);
    setSubmitting(false);
  }

  /** The place of the last time gives way to that of another layout; what was typed stays. */
  function takePlace({ form, value }: HTMLSelectElement) {
    const location = form?.elements.namedItem('location') as HTMLInputElement;
    const place = layouts.find(({ slug }) => slug === value)?.place;
    if (!place || location.value !== suggested.current) return;
    suggested.current = place;
    location.value = place;
  }

  return (
    <form className={css.form} onSubmit={submit} aria-labelledby="upload-heading">
      <h2 id="upload-heading" className="visually-hidden">
        {text.upload}
      </h2>
      <div className={css.files}>
        <FilePicker
          chosen={chosen.length}
          required={chosen.length === 0 && !adding}
          onFiles={add}
        />
        <RejectedFiles files={rejected} onRead={forgetRejected} />
      </div>
      <div className={css.details}>
        <ServiceSelect
          name="service"
          required
          defaultValue={last.service ?? ''}
          label={text.service}
          wrong={text.serviceMissing}
          empty={text.chooseService}
        />
        <InputField
          name="location"
          required
          pattern=".*\S.*"
          maxLength={LOCATION_MAX_LENGTH}
          label={text.location}
          wrong={text.locationMissing}
          placeholder={text.locationPlaceholder}
          list="locations"
          autoComplete="off"
          defaultValue={last.location}
        />
        <datalist id="locations">
          {knownLocations.map((location) => (
            <option key={location} value={location} />
          ))}
        </datalist>
        <LayoutSelect
          name="project"
          label={text.layout}
          empty={adminText.panel.filters.noLayout}
          defaultValue={last.layout ?? ''}
          onChange={({ currentTarget }) => takePlace(currentTarget)}
        />
      </div>
      <div className={css.send}>
        <Button
          type="submit"
          // Not `disabled`: the focus would be lost, and "Upload" is pressed again and again.
          aria-disabled={uploading}
          onClick={(event) => uploading && event.preventDefault()}
        >
          {uploading ? text.uploading : text.submit(chosen.length)}
        </Button>
        {uploading && chosen.length > 0 && (
          <Button
            variant="outline"
            onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {text.addToQueue(chosen.length)}
          </Button>
        )}
        <UploadProgress />
      </div>
      <div className={css.chosen}>
        <ChosenList files={chosen} />
      </div>
    </form>
  );
}

/** Which of the chosen files were rejected, and what to do about each. */
function RejectedFiles({ files, onRead }: { files: RejectedFile[]; onRead: () => void }) {
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className={css.rejected}>
          <h3>{adminText.queue.refused}</h3>
          <ul>
            {files.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes order.
              <li key={index}>
                <strong>{name}</strong>
                <br />
                {reason}
              </li>
            ))}
          </ul>
          <Button variant="outline" onClick={onRead}>
            {adminText.queue.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Takes files into the queue, and keeps what was rejected until the admin has read it. */
function useAddFiles() {
  const [rejected, setRejected] = useState<RejectedFile[]>([]);
  const [adding, setAdding] = useState(0);
  const last = useRef(Promise.resolve());

  const add = useCallback((files: File[]) => {
    if (files.length === 0) return;
    setAdding((count) => count + 1);
    setRejected([]);
    last.current = last.current
      .then(() => chooseFiles(uploadQueue().store, files))
      .then((more) => setRejected((before) => [...before, ...more]))
      // Else for a moment no file would seem to be chosen, and who presses "Upload" then be told so.
      .then(() => uploadQueue().reload())
      .catch((error: unknown) => console.error('files could not be taken in', error))
      .finally(() => setAdding((count) => count - 1));
  }, []);

  return {
    add,
    adding: adding > 0,
    /** Resolves when all that was chosen so far is in the queue. */
    added: () => last.current,
    rejected,
    forgetRejected: () => setRejected([]),
  };
}
