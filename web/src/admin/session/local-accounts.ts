import type { Firebase } from '../api/firebase.ts';

/** The e-mail addresses of the accounts that the Auth emulator knows. */
export async function localAccounts({ auth }: Firebase): Promise<string[]> {
  const { emulatorConfig, app } = auth;
  const { host, port } = emulatorConfig ?? {};
  const url = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/projects/${app.options.projectId}/accounts:query`;
  const answer = await fetch(url, {
    method: 'POST',
    // The emulator takes this word for a token of the project's owner.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { userInfo = [] }: { userInfo?: { email?: string }[] } = await answer.json();
  return userInfo.flatMap(({ email }) => email ?? []);
}
