import { LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { adminText } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { ChosenList } from './chosen-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { RefusalList } from './refusal-list.tsx';
import { ServiceSelect } from './service-select.tsx';
import css from './upload-form.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { useFilesDropped } from './use-files-dropped.ts';
import { useIntake } from './use-intake.ts';
import { uploadQueue, useUploads } from './use-uploads.ts';

const text = adminText.panel;

/** Specification §4 and §5. What is submitted goes into the queue, which outlives this form. */
export function UploadForm({ knownLocations }: { knownLocations: string[] }) {
  const { files } = useUploads();
  const intake = useIntake();
  const hanging = useFilesDropped(intake.take);
  const [submitting, setSubmitting] = useState(false);
  const chosen = files.filter(({ status }) => status === 'chosen');
  const uploading = submitting || files.some(({ status }) => status === 'waiting');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSubmitting(true);
    await intake.taken();
    await uploadQueue().submit({
      service: fields.get('service') as Service,
      location: String(fields.get('location')).trim(),
    });
    setSubmitting(false);
  }

  return (
    <form className={css.form} onSubmit={submit} aria-labelledby="upload-heading">
      <h2 id="upload-heading">{text.upload}</h2>
      <div className={css.files}>
        <FilePicker
          required={chosen.length === 0 && !intake.taking}
          hanging={hanging}
          onFiles={intake.take}
        />
        <RefusalList refusals={intake.refusals} onRead={intake.forget} />
        <ChosenList files={chosen} />
      </div>
      <div className={css.details}>
        <ServiceSelect
          name="service"
          required
          defaultValue=""
          label={text.service}
          empty={text.chooseService}
        />
        <InputField
          name="location"
          required
          pattern=".*\S.*"
          maxLength={LOCATION_MAX_LENGTH}
          label={text.location}
          placeholder={text.locationPlaceholder}
          list="locations"
          autoComplete="off"
        />
        <datalist id="locations">
          {knownLocations.map((location) => (
            <option key={location} value={location} />
          ))}
        </datalist>
        <Button type="submit" disabled={uploading}>
          {uploading ? text.uploading : text.submit}
        </Button>
        {uploading && chosen.length > 0 && (
          <Button
            look="outline"
            onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {text.addToQueue(chosen.length)}
          </Button>
        )}
        <UploadProgress />
      </div>
    </form>
  );
}
