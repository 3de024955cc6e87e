import type { Item } from '@theni/contract';
import { ALT_MAX_LENGTH, LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import type { User } from 'firebase/auth';
import { type SubmitEvent, useState } from 'react';
import { adminText } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { noticeSessionEnd } from '../session/session.ts';
import { Answers, Modal } from '../ui/dialog.tsx';
import { ServiceSelect } from '../upload/service-select.tsx';
import { changeItem } from './item-api.ts';
import css from './item-editor.module.css';
import { sentenceFor } from './refusal-sentence.ts';

const text = adminText.item;

/** Service, location and alternative text, afterwards. */
export function ItemEditor({
  item,
  user,
  onClose,
  onSaved,
}: {
  item: Item;
  user: User;
  onClose: () => void;
  onSaved: () => Promise<void>;
}) {
  const [error, setError] = useState('');
  const [saving, setSaving] = useState(false);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSaving(true);
    setError('');
    try {
      await changeItem(user, item._id, {
        Service: fields.get('service') as Service,
        Location: String(fields.get('location')).trim(),
        Alt: String(fields.get('alt')).trim(),
      });
    } catch (cause) {
      console.error('the item could not be changed', cause);
      noticeSessionEnd(cause);
      setError(sentenceFor(cause));
      setSaving(false);
      return;
    }
    await onSaved();
  }

  return (
    <Modal heading={text.editing} onCancel={onClose}>
      <form className={css.form} onSubmit={save}>
        <ServiceSelect
          name="service"
          required
          label={adminText.panel.service}
          empty={adminText.panel.chooseService}
          defaultValue={item.Service}
        />
        <InputField
          name="location"
          required
          pattern=".*\S.*"
          maxLength={LOCATION_MAX_LENGTH}
          label={adminText.panel.location}
          defaultValue={item.Location}
          list="locations"
        />
        <InputField
          name="alt"
          maxLength={ALT_MAX_LENGTH}
          label={text.alt}
          hint={text.altHint}
          defaultValue={item.Alt}
        />
        <p role="alert" className={css.error}>
          {error}
        </p>
        <Answers>
          <Button look="outline" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" disabled={saving}>
            {saving ? text.saving : text.save}
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}
