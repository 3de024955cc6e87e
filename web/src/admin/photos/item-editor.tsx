import type { Item, ItemChange } from '@theni/contract';
import type { Service } from '@theni/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { adminText } from '../words.ts';
import { ItemFields, type ItemFieldValues } from './item-fields.tsx';
import { errorMessage, knownPlace, useChangeItem } from './items.ts';
import { photosText } from './words.ts';

const text = photosText.item;

/** Service, location and layout of an item, in the place of what its card says. */
export function ItemEditor({ item, onClose }: { item: Item; onClose: () => void }) {
  const { Service, Location, Project = '' } = item;
  const [values, setValues] = useState<ItemFieldValues>({
    service: Service,
    location: Location,
    layout: Project,
  });
  const { mutate, isPending, error } = useChangeItem(item);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const change: ItemChange = {
      Service: values.service as Service,
      Location: knownPlace(values.location),
      Project: values.layout,
    };
    mutate(change, { onSuccess: onClose });
  }

  return (
    <form
      className={common.stack}
      onSubmit={save}
      aria-label={text.of(text.edit, Service, Location)}
    >
      <ItemFields values={values} onChange={(part) => setValues({ ...values, ...part })} />
      <ErrorNotice>{error && errorMessage(error)}</ErrorNotice>
      <div className={common.row}>
        <Button type="submit" disabled={isPending}>
          {isPending ? text.saving : text.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {adminText.frame.cancel}
        </Button>
      </div>
    </form>
  );
}
