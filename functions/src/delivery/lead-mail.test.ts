import { dayOf, dayText } from '@theni/contract';
import { expect, test } from 'vitest';
import { content } from '../../../config/content.ts';
import { mail } from '../../../config/current-config.ts';
import { layoutApi } from '../../test/layout-api.ts';
import type { ReceivedMail } from '../../test/mail-service.ts';
import { samplePost } from '../../test/samples.ts';
import { sharedTestApi } from '../../test/test-api.ts';
import { deliverLeads } from './deliver-leads.ts';

const api = await sharedTestApi();
const layout = layoutApi(api);

async function mailed(
  fields: Record<string, string>,
  about: Record<string, string> = {},
): Promise<ReceivedMail> {
  const post = { ...samplePost(fields), ...about };
  expect((await api.send(post)).status).toBe(202);
  await deliverLeads(api.dependencies);
  const received = api.mailService.taken.at(-1);
  if (received?.custom_args.messageId !== post.id) throw new Error('No mail was taken.');
  return received;
}

const textOf = ({ content: [part] }: ReceivedMail) => part?.value ?? '';

test('the company gets the whole message in Tamil, and a reply goes to the visitor', async () => {
  const message = 'வணக்கம்!\nதேனியில் மனை வேண்டும் 🏠';
  const received = await mailed({ name: 'முத்துக்குமார்', message }, { phone: '98765 43210' });
  expect(received.from).toEqual({ email: mail.sender, name: content.company.name.en });
  expect(received.personalizations).toEqual([{ to: [{ email: mail.recipient }] }]);
  expect(received.reply_to).toEqual({ email: 'visitor@theni.example', name: 'முத்துக்குமார்' });
  expect(received.subject).toBe('New lead: முத்துக்குமார், +91 98765 43210');
  expect(textOf(received)).toContain(message);
  expect(textOf(received)).toContain('+919876543210');
  expect(textOf(received)).toContain('plots and approvals');
});

test('the company reads layout, plot, page and day of a message, where known', async () => {
  await layout.create();
  await layout.makePublic();
  const received = await mailed(
    {},
    {
      page: '/layouts/sample-garden',
      layout: 'sample-garden',
      plot: '12',
      comeOn: dayOf(new Date()),
      campaign: 'facebook',
    },
  );
  expect(textOf(received)).toContain(
    [
      '\nLayout: Sample Garden\nPlot: 12',
      `Wants to visit on: ${dayText(new Date().toISOString())}`,
      'Page: Sample Garden\nAdvertisement: facebook\n',
    ].join('\n'),
  );
  expect(textOf(await mailed({}))).not.toMatch(/Layout|Plot:|visit on|Page|Advertisement|null/);
});

test('the company reads the name of a page, and the address of a layout that is gone', async () => {
  expect(textOf(await mailed({}, { page: '/service-plots' }))).toContain(
    'Page: Plots and Approvals\n',
  );
  const gone = textOf(await mailed({}, { page: '/layouts/gone', layout: 'gone' }));
  expect(gone).toContain('Layout: gone\nPage: gone\n');
  expect(textOf(await mailed({}, { page: '/layouts/gone' }))).toContain('Page: /layouts/gone\n');
});

test('a message with a sign of spam says so in its mail, a clean one does not', async () => {
  expect(textOf(await mailed({}))).not.toContain('spam');
  expect(textOf(await mailed({}, { extra: 'x' }))).toContain('Warning: This may be spam');
});

test('the mail has plain line ends, and no mark turns the direction of its text', async () => {
  const text = textOf(
    await mailed({ name: 'a\u202Eb', message: 'one\u2028Phone: 1\u202Etwo\u2069' }),
  );
  expect(text).toContain('Name: ab\n');
  expect(text).toContain('\none\nPhone: 1two\n');
  expect(text).not.toMatch(/[\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
});

test('two visitors of one name are two conversations in a mail program, one visitor is one', async () => {
  const kumar = (email: string) => mailed({ name: 'Kumar', email });
  const mails = [await kumar('a@theni.example'), await kumar('b@theni.example')];
  const again = await kumar('a@theni.example');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'New lead: Kumar, a@theni.example',
    'New lead: Kumar, b@theni.example',
  ]);
  expect(again.subject).toBe(mails[0]?.subject);
});

test.each([
  '\u2028Bcc: a@theni.example',
  'x\u2029y',
  '{{name}} -name- <%body%>',
  '=?utf-8?q?Bcc:?=',
  '\u202Egpj.exe\u2066\u200F',
])('a name like %j stays one header of the mail', async (name) => {
  const received = await mailed({ name: `a ${name}` });
  const breaks = /[\r\n\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
  expect(received.subject).not.toMatch(breaks);
  expect(received.reply_to?.name).not.toMatch(breaks);
  expect(received.personalizations).toEqual([{ to: [{ email: mail.recipient }] }]);
});

test('the company gets a question that has a telephone number alone', async () => {
  const about = { layout: 'green-acres', phone: '௯௮௭௬௫ ௪௩௨௧௦ (my uncle), 98430 11111 x 5' };
  const received = await mailed({ email: '' }, about);
  expect(received.reply_to).toBeUndefined();
  expect(textOf(received)).toContain(`Phone: ${about.phone}\n`);
  expect(textOf(received)).not.toContain('E-mail');
});

test.each(['.visitor@theni.example', 'visitor.@theni.example', 'vi..sitor@theni.example'])(
  'the company gets a message whose sender %s cannot be answered by mail',
  async (email) => {
    const received = await mailed({ email });
    expect(received.reply_to).toBeUndefined();
    expect(textOf(received)).toContain(`E-mail: ${email}`);
  },
);
