import type { Service } from '@theni/contract/limits';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import common from '../ui/common.module.css';
import { ItemFields, type ItemFieldValues } from './item-fields.tsx';
import { knownPlace, suggestedPlaces, useItems } from './items.ts';
import css from './photos.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { sendFiles, useUploads } from './uploads.ts';
import { photosText } from './words.ts';

const text = photosText.form;

/** A layout's photos are of its plots, unless the admin says otherwise. */
const SERVICE_OF_LAYOUT: Service = 'Plots and Approvals';

const KEY = 'upload-details';

/** Photos and videos of one service and place; the next ones are mostly of the same. */
export function UploadForm() {
  const { items = [] } = useItems();
  const { isBusy } = useUploads();
  const layouts = useLayoutChoices([]);
  const [values, setValues] = useState<ItemFieldValues>(() => ({
    service: '',
    location: '',
    layout: '',
    ...JSON.parse(localStorage.getItem(KEY) ?? '{}'),
  }));
  const isPlaceTyped = useRef(false);

  function change(part: Partial<ItemFieldValues>) {
    const place = layouts.find(({ slug }) => slug === part.layout)?.place;
    const service = part.layout && !values.service && SERVICE_OF_LAYOUT;
    if (part.location !== undefined) isPlaceTyped.current = true;
    setValues({
      ...values,
      ...part,
      ...(service && { service }),
      ...(place && !isPlaceTyped.current && { location: place }),
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { service, layout } = values;
    if (isBusy || service === '') return;
    const input = event.currentTarget.elements.namedItem('file') as HTMLInputElement;
    const details = { service, layout, location: knownPlace(values.location) };
    sendFiles([...(input.files ?? [])], details);
    localStorage.setItem(KEY, JSON.stringify(details));
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
        {suggestedPlaces(items).map((place) => (
          <option key={place} value={place} />
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
