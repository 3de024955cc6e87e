import { withTimeout } from '../http/problem.ts';

type SendGrid = typeof import('@sendgrid/mail');
export type Mail = Exclude<Parameters<SendGrid['send']>[0], unknown[]>;

/** What the package exports and its types leave out. */
interface SendGridModule {
  MailService: new () => SendGrid & {
    client: { setDefaultRequest: (key: 'baseUrl' | 'timeout', value: string | number) => void };
  };
}

/** The reason is safe to store and to log: it holds nothing of the mail. */
export type MailOutcome =
  | { mailed: true; isContentRefused?: undefined }
  /** `isContentRefused`: for what is in the mail, so that the same one is refused again. */
  | { mailed: false; reason: string; isContentRefused?: boolean };

export interface Mailer {
  /** Never rejects. When the time is over, the mail may still have been taken. */
  send: (mail: Mail, timeoutMs: number) => Promise<MailOutcome>;
}

/** @returns undefined without a key: then nothing can be mailed */
export function sendGridMailer(
  secret: string | undefined,
  { baseUrl }: { baseUrl?: string } = {},
): Mailer | undefined {
  const key = secret?.trim();
  // `defineSecret` wants a value before the first deployment.
  if (!key || key === 'unset') return undefined;
  return {
    async send(mail, timeoutMs) {
      // Loaded here, because the API, which shares this module, sends no mail.
      const { MailService } = (await import('@sendgrid/mail')) as unknown as SendGridModule;
      const service = new MailService();
      service.setApiKey(key);
      service.client.setDefaultRequest('timeout', timeoutMs);
      if (baseUrl) service.client.setDefaultRequest('baseUrl', baseUrl);
      // The library's own limit ends with the first byte of a response.
      const sent = withTimeout(service.send(mail), timeoutMs);
      return sent.then(() => ({ mailed: true }), outcomeOf);
    },
  };
}

/**
 * https://www.twilio.com/docs/sendgrid/api-reference/how-to-use-the-sendgrid-v3-api/responses
 */
const CONTENT_REFUSED = [400, 413, 422];

/** The error itself is never kept or logged: it carries the whole mail and the key. */
function outcomeOf({ code }: { code?: unknown }): MailOutcome {
  if (typeof code !== 'number') return { mailed: false, reason: 'the mail service did not answer' };
  const isContentRefused = CONTENT_REFUSED.includes(code);
  return { mailed: false, reason: `the mail service answered ${code}`, isContentRefused };
}
