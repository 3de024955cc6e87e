import { admin } from '../../../../site.config.ts';
import { adminText } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../frame/modal.tsx';
import css from './local-account-chooser.module.css';

/** Someone who has a Google account and is not the admin. */
const STRANGER = 'visitor@theni.example';

/** What Google's window is in production: asks which account signs in. */
export function LocalAccountChooser({
  onChoose,
  onCancel,
}: {
  onChoose: (email: string) => void;
  onCancel: () => void;
}) {
  return (
    <Modal heading={adminText.chooser.heading} onCancel={onCancel}>
      <p>{adminText.chooser.hint}</p>
      <ul className={css.accounts}>
        {[admin.email, STRANGER].map((email) => (
          <li key={email}>
            <Button look="outline" onClick={() => onChoose(email)}>
              {email}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={onCancel}>
        {adminText.chooser.cancel}
      </Button>
    </Modal>
  );
}
