import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Firebase } from '../api/firebase.ts';
import { Dialog } from '../ui/dialog.tsx';
import { adminText } from '../words.ts';
import css from './local-account-chooser.module.css';

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
    <Dialog heading={adminText.chooser.heading} onCancel={onCancel}>
      <p>{adminText.chooser.hint}</p>
      <ul className={css.accounts}>
        {accounts.map((email) => (
          <li key={email}>
            <Button variant="outline" onClick={() => onChoose(email)}>
              {email}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onCancel}>
        {adminText.frame.cancel}
      </Button>
    </Dialog>
  );
}

/** The e-mail addresses of the accounts that the Auth emulator knows. */
async function localAccounts({ auth }: Firebase): Promise<string[]> {
  const { emulatorConfig, app } = auth;
  const { host, port } = emulatorConfig ?? {};
  const url = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/projects/${app.options.projectId}/accounts:query`;
  const response = await fetch(url, {
    method: 'POST',
    // The emulator takes this word for a token of the project's owner.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { userInfo = [] }: { userInfo?: { email?: string }[] } = await response.json();
  return userInfo.flatMap(({ email }) => email ?? []);
}
