import type { ItemChange } from '@theni/contract';
import { LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { knownPlace } from '../upload/known-place.ts';
import { LayoutSelect } from '../upload/layout-select.tsx';
import { ServiceSelect } from '../upload/service-select.tsx';
import { adminText } from '../words.ts';

const text = adminText.panel.many;

/** No slug is as short. */
const NO_PROJECT = '-';

/** What several items get in common; a field that is left empty stays as it is with each. */
export function ManyEditor({
  count,
  onClose,
  onChange,
}: {
  count: number;
  onClose: () => void;
  onChange: (change: ItemChange) => void;
}) {
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const Service = fields.get('service') as Service | '';
    const Location = knownPlace(String(fields.get('location')));
    const layout = String(fields.get('project'));
    const change = {
      ...(Service && { Service }),
      ...(Location && { Location }),
      ...(layout && { Project: layout === NO_PROJECT ? '' : layout }),
    };
    onClose();
    if (Object.keys(change).length > 0) onChange(change);
  }

  return (
    <Dialog heading={text.editing(count)} onCancel={onClose}>
      <form className={common.stack} onSubmit={save}>
        <ServiceSelect name="service" label={adminText.panel.service} empty={text.same} />
        <InputField
          name="location"
          maxLength={LOCATION_MAX_LENGTH}
          label={adminText.panel.location}
          placeholder={text.same}
          list="locations"
          autoComplete="off"
        />
        <LayoutSelect name="project" label={adminText.panel.layout} empty={text.same}>
          <option value={NO_PROJECT}>{adminText.panel.filters.noLayout}</option>
        </LayoutSelect>
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {adminText.frame.cancel}
          </Button>
          <Button type="submit">{adminText.item.save}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
