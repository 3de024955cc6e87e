import { LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import { useState } from 'react';
import { InputField } from '../../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { adminText } from '../words.ts';
import css from './chosen-list.module.css';
import { FileRow, focusBeside } from './file-row.tsx';
import { knownPlace } from './known-place.ts';
import type { QueuedFile } from './queued-file.ts';
import { ServiceSelect } from './service-select.tsx';
import { uploadQueue } from './use-uploads.ts';

const text = adminText.queue;

/** What will be sent with the next "Upload", each file with details of its own if it needs them. */
export function ChosenList({ files }: { files: QueuedFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={text.chosen}>
      {files.map((file) => (
        <FileRow
          key={file.key}
          file={file}
          buttons={
            <IconButton
              name={text.remove(file.name)}
              icon="close"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                uploadQueue().cancel(file);
              }}
            />
          }
        >
          <More file={file} />
        </FileRow>
      ))}
    </ul>
  );
}

function More({ file }: { file: QueuedFile }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={css.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.more}</summary>
      {open && <OwnDetails file={file} />}
    </details>
  );
}

function OwnDetails({ file }: { file: QueuedFile }) {
  const { key, name, details } = file;
  const change = (own: { service?: Service | undefined; location?: string | undefined }) => {
    const { service, location } = { ...details, ...own };
    uploadQueue().change(key, {
      details: { ...(service && { service }), ...(location && { location }) },
    });
  };
  return (
    <div className={css.fields}>
      <ServiceSelect
        label={text.serviceOf(name)}
        empty={text.sameService}
        defaultValue={details.service ?? ''}
        onChange={({ target }) =>
          change({ service: (target.value || undefined) as Service | undefined })
        }
      />
      <InputField
        label={text.locationOf(name)}
        placeholder={text.sameService}
        defaultValue={details.location}
        maxLength={LOCATION_MAX_LENGTH}
        onChange={({ target }) => change({ location: knownPlace(target.value) || undefined })}
        list="locations"
      />
    </div>
  );
}
