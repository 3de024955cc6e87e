import { shipped, wordsIn } from '@theni/content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { keepAdvertisement } from './advertisement.ts';
import { contactFormData, contactMessage, fieldsTooLong, messageChat } from './message.ts';
import { noteOrigin, readOrigin } from './message-origin.ts';
import { sendMessage } from './sending.tsx';

function filled(fields: Record<string, string>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries(fields)) values.set(name, value);
  return values;
}

const NO_SERVICES = { construction: '', plans: '', plots: '', others: '' } as const;
const visitor = { name: 'Asha', email: 'asha@home.example', message: 'Hi' };

test('a visitor who ticks no service writes for a general purpose', () => {
  expect(contactFormData(filled(visitor))).toEqual({
    ...visitor,
    services: { ...NO_SERVICES, construction: 'general purpose' },
  });
});

test('ticked services carry their texts, the others stay empty', () => {
  const values = filled({ ...visitor, plots: 'plots and approvals', others: 'other service' });
  expect(contactFormData(values).services).toEqual({
    ...NO_SERVICES,
    plots: 'plots and approvals',
    others: 'other service',
  });
});

test('the number and what tells people from programs travel beside the four fields', () => {
  const stamp = { id: 'x', startedAt: 1, sentAt: 2 };
  const beside = { phone: '98765 43210', extra: 'https://spam.example' };
  const message = contactMessage(filled({ ...visitor, ...beside }), stamp);
  expect(message).toMatchObject({ ...beside, ...stamp });
});

test('what led to the form travels with the message: the page before it, or that of the form, and what it is about', () => {
  const stamp = { id: 'x', startedAt: 1, sentAt: 2 };
  const values = filled({ ...visitor, page: '/contact-us', layout: 'green-acres', plot: '12' });
  const about = { layout: 'green-acres', plot: '12' };
  expect(contactMessage(values, stamp)).toMatchObject({ page: '/contact-us', ...about });
  const origin = { page: '/service-plots', campaign: 'facebook' };
  expect(contactMessage(values, stamp, origin)).toMatchObject({ ...origin, ...about });
});

test('a text that is longer than the server takes is named before it is sent, blanks around it aside', () => {
  const lengths = { name: 101, email: 255, phone: 101, plot: 101, message: 5001 };
  const typed = (excess: number) =>
    filled(
      Object.fromEntries(
        Object.entries(lengths).map(([field, length]) => [
          field,
          `${'அ'.repeat(length + excess)}\n `,
        ]),
      ),
    );
  expect(fieldsTooLong(typed(0))).toEqual(['name', 'email', 'phone', 'plot', 'message']);
  expect(fieldsTooLong(typed(-1))).toEqual([]);
});

const words = wordsIn('ta', shipped, { keepMessagesDays: 365 });
const services = { construction: '', plans: '', plots: 'plots and approvals', others: '' } as const;
const textOf = (message: string, question?: string) => {
  const formData = { name: 'கயல்விழி', email: 'kayal@home.example', message, services };
  return new URL(messageChat(formData, words, question)).searchParams.get('text') ?? '';
};

test('who writes in Tamil is offered WhatsApp with name, service and message in Tamil', () => {
  expect(textOf('தேனியில் மனை வேண்டும்')).toBe(
    `என் பெயர் கயல்விழி.\n${words.contact.form.boxes.plots}\nதேனியில் மனை வேண்டும்`,
  );
});

test('who asks about a plot is offered WhatsApp with its number and layout, once', () => {
  const question = 'மாதிரித் தோட்டம், மனை 12 பற்றி அறிய விரும்புகிறேன்.';
  const intro = 'என் பெயர் கயல்விழி.';
  expect(textOf('விலை குறையுமா?', question)).toBe(`${intro}\n${question}\nவிலை குறையுமா?`);
  expect(textOf(question, question)).toBe(`${intro}\n${question}`);
});

test('a message that is too long for an address is cut, and says so', () => {
  const long = textOf('ம'.repeat(5000));
  expect(encodeURIComponent(long).length).toBeLessThanOrEqual(7000);
  expect(long).toMatch(/^என் பெயர் கயல்விழி\..*ம…$/s);
});

const kept = new Map<string, string>();

/** This tab opens an address of the site, and its boot.ts runs. */
function open(search: string): void {
  vi.stubGlobal('location', { search, origin: 'https://www.theni.example' });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepAdvertisement();
}

beforeEach(() => kept.clear());

test.each([
  ['?utm_source=facebook&utm_campaign=monsoon', 'facebook / monsoon'],
  ['?utm_campaign=monsoon&utm_source=facebook', 'facebook / monsoon'],
  ['?utm_term=plots', 'plots'],
  ['?utm_content=blue', 'blue'],
  ['?utm_id=17', '17'],
  ['?page=2', undefined],
])('a visit of %s is of the campaign %s', (search, campaign) => {
  open(search);
  noteOrigin('/service-plots');
  expect(readOrigin().campaign).toBe(campaign);
});

test('who reads several pages without a touch is still of the advertisement that led him', () => {
  for (const search of ['?utm_source=facebook&fbclid=x', '', '?plot=12', '']) open(search);
  noteOrigin('/contact-us');
  expect(readOrigin()).toEqual({ campaign: 'facebook' });
});

afterEach(() => {
  vi.useRealTimers();
});

const formData = {
  name: 'a',
  email: 'a@b.example',
  message: 'c',
  services: NO_SERVICES,
};
const sent = { formData, id: 'x', phone: '', extra: '', startedAt: 1, sentAt: 2 };

test('a problem document becomes an error that says what the server said, and of which fields', async () => {
  const problem = {
    title: 'Bad Request',
    status: 400,
    detail: 'Not valid.',
    errors: [{ path: 'formData.email', message: 'must be complete' }],
  };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 400 }));
  const sending = sendMessage(sent);
  await expect(sending).rejects.toBeInstanceOf(ApiError);
  await expect(sending).rejects.toMatchObject({
    status: 400,
    // The name by which the server's log knows the request.
    message: expect.stringMatching(/^Not valid\. \(request [0-9a-f]{8}\)$/),
    paths: ['formData.email'],
  });
});

test('a visitor does not wait for ever for a server that never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const sending = expect(sendMessage(sent)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(30_000);
  await sending;
});
