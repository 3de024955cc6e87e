import type { Item, ItemChange } from '@theni/contract';
import { LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { knownPlace } from '../upload/known-place.ts';
import { LayoutSelect } from '../upload/layout-select.tsx';
import { ServiceSelect } from '../upload/service-select.tsx';
import { adminText } from '../words.ts';
import { errorMessage, useChangeItem } from './item-queries.ts';

const text = adminText.item;

/** Service, location and layout, afterwards. */
export function ItemEditor({
  item,
  onClose,
  onSaved,
}: {
  item: Item;
  onClose: () => void;
  onSaved: (item: Item) => void;
}) {
  const { mutate, isPending: saving, error } = useChangeItem();
  const { Project = '' } = item;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = {
      Service: fields.get('service') as Service,
      Location: knownPlace(String(fields.get('location'))),
      Project: String(fields.get('project')),
    };
    // Another tab may have saved the rest since.
    const change: ItemChange = Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => value !== (item[name as keyof Item] ?? '')),
    );
    if (Object.keys(change).length === 0) onSaved(item);
    else mutate({ item, change }, { onSuccess: onSaved });
  }

  return (
    <Dialog heading={text.editing} onCancel={onClose}>
      <form className={common.stack} onSubmit={save}>
        <ServiceSelect
          name="service"
          required
          label={adminText.panel.service}
          wrong={adminText.panel.serviceMissing}
          empty={adminText.panel.chooseService}
          defaultValue={item.Service}
        />
        <InputField
          name="location"
          required
          pattern=".*\S.*"
          maxLength={LOCATION_MAX_LENGTH}
          label={adminText.panel.location}
          wrong={adminText.panel.locationMissing}
          defaultValue={item.Location}
          list="locations"
        />
        <LayoutSelect
          name="project"
          label={adminText.panel.layout}
          empty={adminText.panel.filters.noLayout}
          named={[Project]}
          defaultValue={Project}
        />
        <ErrorNotice>{error && errorMessage(error)}</ErrorNotice>
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {adminText.frame.cancel}
          </Button>
          <Button type="submit" disabled={saving}>
            {saving ? text.saving : text.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
