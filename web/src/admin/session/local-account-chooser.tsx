import { useEffect, useState } from 'react';
import { adminText } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import type { Firebase } from '../api/firebase.ts';
import { Modal } from '../ui/dialog.tsx';
import css from './local-account-chooser.module.css';
import { localAccounts } from './local-accounts.ts';

/** What Google's window is in production: asks which account signs in. */
export function LocalAccountChooser({
  firebase,
  onChoose,
  onCancel,
}: {
  firebase: Firebase;
  onChoose: (email: string) => void;
  onCancel: () => void;
}) {
  const [accounts, setAccounts] = useState<string[]>([]);
  useEffect(() => {
    localAccounts(firebase).then(setAccounts);
  }, [firebase]);
  return (
    <Modal heading={adminText.chooser.heading} onCancel={onCancel}>
      <p>{adminText.chooser.hint}</p>
      <ul className={css.accounts}>
        {accounts.map((email) => (
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
