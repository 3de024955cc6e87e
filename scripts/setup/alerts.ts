// Policies in the form of
// https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies.
import alerts from './alerts.json' with { type: 'json' };
import type { GoogleTools } from './google-tools.ts';

interface Channel {
  name: string;
  labels?: { email_address?: string };
}

/**
 * Makes the alerts whose names the project lacks, and mails them to whoever runs this. An alert
 * that was changed in the console stays so. Asks the API, because older versions of gcloud have no
 * command for it.
 * @returns a line for each alert that Google refuses
 */
export async function makeAlerts({ project, gcloud, get, post }: GoogleTools): Promise<string[]> {
  const api = `https://monitoring.googleapis.com/v3/projects/${project}`;
  const known = await get<{ alertPolicies?: { displayName: string }[] }>(`${api}/alertPolicies`);
  const names = new Set(known?.alertPolicies?.map(({ displayName }) => displayName));
  const missing = alerts.filter(({ displayName }) => !names.has(displayName));
  if (missing.length === 0) return [];
  const notificationChannels = [await mailToEngineer()];
  const refused: string[] = [];
  for (const policy of missing) {
    try {
      await post(`${api}/alertPolicies`, { ...policy, notificationChannels });
    } catch (error) {
      const { message } = error as Error;
      refused.push(
        `After the first deployment: npm run setup again, for the alert "${policy.displayName}" (${message})`,
      );
    }
  }
  return refused;

  /** @returns the name of the channel */
  async function mailToEngineer(): Promise<string> {
    const address = (await gcloud('config', 'get', 'account')).trim();
    const url = `${api}/notificationChannels`;
    const { notificationChannels = [] } =
      (await get<{ notificationChannels?: Channel[] }>(url)) ?? {};
    const own = notificationChannels.find(({ labels }) => labels?.email_address === address);
    const labels = { email_address: address };
    const made =
      own ?? (await post<Channel>(url, { type: 'email', displayName: 'Engineer', labels }));
    return made?.name ?? '';
  }
}
