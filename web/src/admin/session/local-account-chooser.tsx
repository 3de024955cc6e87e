import { type AuthCredential, GoogleAuthProvider } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Firebase } from '../api/firebase.ts';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  firebase: Firebase;
  onChoose: (credential: AuthCredential) => void;
  onCancel: () => void;
}

/** The accounts of the Auth emulator: only the local stack loads this. */
export default function LocalAccountChooser({ firebase, onChoose, onCancel }: Props) {
  const [accounts, setAccounts] = useState<string[]>([]);
  useEffect(() => {
    localAccounts(firebase).then(setAccounts);
  }, [firebase]);
  return (
    <Dialog heading="Choose an account" onCancel={onCancel}>
      <p>This window takes the place of Google’s sign-in on a developer’s machine.</p>
      {accounts.map((email) => (
        <Button key={email} variant="outline" onClick={() => onChoose(localCredential(email))}>
          {email}
        </Button>
      ))}
    </Dialog>
  );
}

/** The Auth emulator takes an unsigned token. */
function localCredential(email: string): AuthCredential {
  const token = JSON.stringify({ sub: `local-${email}`, email, email_verified: true });
  return GoogleAuthProvider.credential(token);
}

async function localAccounts({ auth }: Firebase): Promise<string[]> {
  const { emulatorConfig, app } = auth;
  const { host, port } = emulatorConfig ?? {};
  const project = `identitytoolkit.googleapis.com/v1/projects/${app.options.projectId}`;
  const response = await fetch(`http://${host}:${port}/${project}/accounts:query`, {
    method: 'POST',
    // The emulator takes the word `owner` for a token of the project's owner.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { userInfo = [] }: { userInfo?: { email?: string }[] } = await response.json();
  return userInfo.flatMap(({ email }) => email ?? []);
}
