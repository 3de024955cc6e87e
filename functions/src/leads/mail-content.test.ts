import { dayOf, dayText } from '@theni/contract/times';
import { expect, test } from 'vitest';
import { mail } from '../../../config/chosen.ts';
import { content } from '../../../config/content.ts';
import type { ReceivedMail } from '../../test/mail-service.ts';
import { samplePost } from '../../test/sample-post.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';

const api = await sharedTestApi();

async function mailed(fields: Record<string, string>, phone?: string): Promise<ReceivedMail> {
  const post = { ...samplePost(fields), ...(phone && { phone }) };
  expect((await api.send(post)).status).toBe(202);
  const received = api.mailService.taken.at(-1);
  if (received?.custom_args.messageId !== post.id) throw new Error('No mail was taken.');
  return received;
}

const partOf = (mail: ReceivedMail, type: string) =>
  mail.content.find((part) => part.type === type)?.value ?? '';

test('the company gets the whole message, Tamil too, and a response goes to the visitor', async () => {
  const message = 'வணக்கம்!\nதேனியில் மனை வேண்டும் 🏠';
  const received = await mailed({ name: 'முத்துக்குமார்', message }, '98765 43210');
  expect(received.from).toEqual({ email: mail.sender, name: content.company.name.en });
  expect(received.personalizations).toEqual([{ to: [{ email: mail.recipient }] }]);
  expect(received.reply_to).toEqual({ email: 'visitor@theni.example', name: 'முத்துக்குமார்' });
  expect(received.subject).toBe('Message from முத்துக்குமார்');
  for (const type of ['text/plain', 'text/html']) {
    expect(partOf(received, type)).toContain(message);
    expect(partOf(received, type)).toContain('+919876543210');
    expect(partOf(received, type)).toContain('plots and approvals');
  }
});

test('the company reads which layout, plot and page a message is about, and on which day the visitor would like to come, and no empty lines of them', async () => {
  await api.send({
    ...samplePost(),
    page: '/projects/green-acres',
    project: 'green-acres',
    plot: '12',
    comeOn: dayOf(new Date()),
    campaign: 'facebook',
  });
  const about = partOf(api.mailService.taken.at(-1) as ReceivedMail, 'text/plain');
  expect(about).toContain(
    `\nProject: green-acres\nPlot: 12\nWould like to come on: ${dayText(new Date().toISOString())}\nPage: /projects/green-acres\nCampaign: facebook\n`,
  );
  expect(partOf(await mailed({}), 'text/plain')).not.toMatch(
    /Project|Plot:|come on|Page|Campaign|null/,
  );
});

test('the company reads in which language a visitor has written, and its own name in English', async () => {
  const english = await mailed({});
  await api.send({ ...samplePost(), language: 'ta' });
  const tamil = api.mailService.taken.at(-1);
  expect(tamil?.from.name).toBe(content.company.name.en);
  expect(partOf(english, 'text/plain')).toContain('\nLanguage: English\n');
  expect(tamil && partOf(tamil, 'text/plain')).toContain('\nLanguage: Tamil\n');
  expect(tamil && partOf(tamil, 'text/html')).toContain('<td>Tamil</td>');
});

test('a message with a sign of spam says so in its mail, a clean one does not', async () => {
  const clean = await mailed({});
  await api.send({ ...samplePost(), extra: 'x' });
  const marked = api.mailService.taken.at(-1);
  for (const type of ['text/plain', 'text/html']) {
    expect(partOf(clean, type)).not.toContain('spam');
    expect(marked && partOf(marked, type)).toContain('May be spam');
  }
});

test('nothing that a visitor writes becomes markup in the mail', async () => {
  const attack = `<script>alert(1)</script><img src=x onerror='a'>"&amp;</p>`;
  const html = partOf(await mailed({ name: attack.slice(0, 60), message: attack }), 'text/html');
  expect(html).not.toMatch(/<script|<img|onerror='/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('&quot;&amp;amp;');
});

test('in the text of the mail a line ends as everywhere, and no mark turns the direction of what follows', async () => {
  const text = partOf(
    await mailed({ name: 'a\u202Eb', message: 'one\u2028Phone: 1\u202Etwo\u2069' }),
    'text/plain',
  );
  expect(text).toContain('Name: ab\n');
  expect(text).toContain('\none\nPhone: 1two\n');
  expect(text).not.toMatch(/[\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
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
  expect(received.reply_to.name).not.toMatch(breaks);
  expect(received.personalizations).toEqual([{ to: [{ email: mail.recipient }] }]);
  expect(Object.keys(received).sort()).toEqual([
    'content',
    'custom_args',
    'from',
    'personalizations',
    'reply_to',
    'subject',
    'tracking_settings',
  ]);
});
