import { withTimeout } from '../http/with-timeout.ts';

type MailService = typeof import('@sendgrid/mail');
export type Mail = Exclude<Parameters<MailService['send']>[0], unknown[]>;

/** What the package exports and its types leave out. */
interface MailModule {
  MailService: new () => MailService & {
    client: { setDefaultRequest: (key: 'baseUrl' | 'timeout', value: string | number) => void };
  };
}

/** The mail service took the mail, or why it did not (or may not have). The reason is safe to store and to log: nothing of the mail is in it. */
export type MailOutcome = { mailed: true } | { mailed: false; reason: string };

export interface Mailer {
  /** Never rejects. When the time is over, the mail may still have been accepted. */
  send: (mail: Mail, timeoutMs: number) => Promise<MailOutcome>;
}

/** `defineSecret` wants a value before the first deployment; this one says that there is none yet. */
const NO_KEY = 'unset';

/** @returns undefined without a key: then nothing can be mailed */
export function sendGridMailer(
  key: string | undefined,
  { baseUrl }: { baseUrl?: string } = {},
): Mailer | undefined {
  const apiKey = key?.trim();
  if (!apiKey || apiKey === NO_KEY) return undefined;
  return { send };

  async function send(mail: Mail, timeoutMs: number): Promise<MailOutcome> {
    try {
      const service = await openService(timeoutMs);
      // The service's own time limit ends with the first byte of a response; this one holds to the last.
      await withTimeout(service.send(mail), timeoutMs, () => new MailTimeout());
      return { mailed: true };
    } catch (error) {
      return refusal(error);
    }
  }

  async function openService(timeoutMs: number) {
    // Loaded here, because of all requests only a new message needs it.
    const { MailService } = (await import('@sendgrid/mail')) as unknown as MailModule;
    const service = new MailService();
    service.setApiKey(apiKey ?? '');
    service.client.setDefaultRequest('timeout', timeoutMs);
    if (baseUrl) service.client.setDefaultRequest('baseUrl', baseUrl);
    return service;
  }
}

class MailTimeout extends Error {
  override name = 'MailTimeout';
}

interface SendGridError {
  code?: unknown;
  response?: { body?: { errors?: { field?: unknown }[] } };
}

/** The error itself is never kept or logged: it carries the whole mail and the key. */
function refusal(error: unknown): MailOutcome {
  const { code, response } = error as SendGridError;
  if (typeof code === 'number') {
    const field = response?.body?.errors?.[0]?.field;
    const named = typeof field === 'string' && /^[a-z_.[\]0-9]{1,60}$/.test(field);
    return {
      mailed: false,
      reason: `the mail service answered ${code}${named ? ` about ${field}` : ''}`,
    };
  }
  if (error instanceof MailTimeout || code === 'ECONNABORTED' || code === 'ETIMEDOUT') {
    return { mailed: false, reason: 'the mail service did not answer in time' };
  }
  const known = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code);
  return {
    mailed: false,
    reason: `no connection to the mail service${known ? `: ${code}` : ''}`,
  };
}
