import type { mailContent } from './mail-content.ts';

/** The service took the mail, or why it did not (or may not have). The reason is safe to store and to log: nothing of the mail is in it. */
export type MailOutcome = { mailed: true } | { mailed: false; reason: string };

export interface Mailer {
  /** Never rejects. When the time is over, the mail may still have been taken. */
  send: (mail: ReturnType<typeof mailContent>, timeoutMs: number) => Promise<MailOutcome>;
}

const SEND_GRID = 'https://api.sendgrid.com/';
/** `defineSecret` wants a value before the first deployment; this one says that there is none yet. */
const NO_KEY = 'unset';

/** @returns undefined without a key: then nothing can be mailed */
export function sendGridMailer(
  secret: string | undefined,
  { baseUrl = SEND_GRID }: { baseUrl?: string } = {},
): Mailer | undefined {
  const key = secret?.trim();
  if (!key || key === NO_KEY) return undefined;
  return {
    async send(mail, timeoutMs) {
      const request = {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(mail),
        signal: AbortSignal.timeout(timeoutMs),
      };
      return fetch(new URL('v3/mail/send', baseUrl), request).then(outcomeOf, faultOf);
    },
  };
}

function outcomeOf(response: Response): MailOutcome {
  response.body?.cancel().catch(() => {});
  if (response.ok) return { mailed: true };
  return { mailed: false, reason: `the mail service answered ${response.status}` };
}

function faultOf({ name, cause }: Error & { cause?: { code?: unknown } }): MailOutcome {
  if (name === 'TimeoutError')
    return { mailed: false, reason: 'the mail service did not answer in time' };
  return { mailed: false, reason: `no connection to the mail service: ${cause?.code ?? name}` };
}
