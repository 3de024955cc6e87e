import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sharedTestApi } from '../../../functions/test/test-api.ts';
import { notNow, refusal } from '../../test/answers.ts';
import { expectShownFor, stopTimers } from '../../test/clock.ts';
import { descriptionOf } from '../../test/fields.ts';
import { openPublicPage, type PublicPage, words } from '../../test/public-page.tsx';
import { expectedErrors } from '../../test/setup-dom.ts';

const api = await sharedTestApi();
const fetchFromServer = globalThis.fetch;
const SENT = 'your message received..';
const FAILED = 'your message cannot send, please contact other way..';
const TYPED = 'தேனியில் மனை வேண்டும் & "soon"';
const ACCEPTED = () => Response.json({ status: 'stored' }, { status: 202 });
const tooMany = (seconds: number) => refusal(429, { 'Retry-After': `${seconds}` });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByText('Send message'));
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const descriptionIn = (label: string) => descriptionOf(field(label));

async function openForm(answer: Parameters<PublicPage['onRequest']>[1]): Promise<void> {
  openPublicPage('/contact-us').onRequest(/\/api\/email$/, answer);
  await screen.findByLabelText('Name');
}

function fill() {
  type('Name', 'Asha');
  type('Email', 'asha@theni.example');
  type('Message', TYPED);
  fireEvent.click(field('Plots and approvals'.toLowerCase()));
}

const textOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text');

test('a visitor whose message was sent reads so for five seconds, and what was typed stays', async () => {
  await openForm(ACCEPTED);
  fill();
  stopTimers();
  send();
  await expectShownFor(SENT, 5);
  expect(field('Message').value).toBe(TYPED);
});

test('a visitor whose message fails is offered other ways', async () => {
  expectedErrors.push(/ApiError/);
  const answer = vi.fn(notNow);
  await openForm(answer);
  fill();
  stopTimers();
  send();
  await expectShownFor(FAILED, 5);
  expect(field('Message').value).toBe(TYPED);
  vi.useRealTimers();

  const chat = () => screen.getByRole('link', { name: 'Send by WhatsApp' });
  expect(chat().closest('[role=status]')).toBeTruthy();
  expect(new URL(chat().getAttribute('href') ?? '').host).toBe('wa.me');
  const typed = `I am Asha.\nplots and approvals\n${TYPED}`;
  expect(textOf(chat())).toBe(typed);
  const form = within(screen.getByRole('form'));
  expect(form.getByRole('link', { name: /^Call \+91/ }).getAttribute('href')).toMatch(/^tel:\+91/);

  answer.mockImplementation(async () => tooMany(541));
  send();
  await screen.findByText(/Please try again in 10 minutes, or call us\./);
  expect(textOf(chat())).toBe(typed);
  answer.mockImplementation(async () => tooMany(14 * 3600));
  send();
  await screen.findByText(/Please try again in 14 hours, or call us\./);
});

test('a visitor reads beside a field what is wrong with it; a text that is too long is not cut', async () => {
  expectedErrors.push(/ApiError/);
  const answer = vi.fn((_: unknown, init: RequestInit) =>
    fetchFromServer(`${api.url}/api/email`, init),
  );
  await openForm(answer);

  send();
  expect(document.activeElement).toBe(field('Name'));
  expect(isWrong('Name')).toBe(true);
  expect(descriptionIn('Name')).toMatch(/\w/);
  type('Name', 'Asha');
  expect(isWrong('Name')).toBe(false);
  fill();
  type('Email', 'not an address');
  send();
  expect(document.activeElement).toBe(field('Email'));
  const chat = screen.getByRole('link', { name: 'No e-mail? Send this by WhatsApp' });
  expect(textOf(chat)).toBe(`I am Asha.\nplots and approvals\n${TYPED}`);
  type('Email', 'asha@localhost');
  expect(chat.isConnected).toBe(false);
  type('Phone', 'call me');
  send();
  expect(document.activeElement).toBe(field('Phone'));
  expect(descriptionIn('Phone')).toBe(words.en.contact.wrong.phone);
  for (const pasted of [
    '\u202a+91 98765 43210\u202c',
    '＋91 98765–43210 (WhatsApp)',
    '௯௮௭௬௫ ௪௩௨௧௦',
    '98765 43210 / 98430 12345',
  ]) {
    type('Phone', pasted);
    expect(field('Phone').validity.valid).toBe(true);
  }
  expect(isWrong('Phone')).toBe(false);

  const pasted = `${'x'.repeat(6000)} THE-END`;
  type('Message', pasted);
  send();
  expect(document.activeElement).toBe(field('Message'));
  expect(descriptionIn('Message')).toMatch(/at most 5,000 characters/);
  expect(field('Message').value).toBe(pasted);
  expect(answer).not.toHaveBeenCalled();
  type('Message', pasted.slice(-5000));
  expect(isWrong('Message')).toBe(false);

  // An address that the server alone finds wrong.
  send();
  await waitFor(() => expect(isWrong('Email')).toBe(true));
  expect(descriptionIn('Email')).toBe('Please enter your complete e-mail address.');
  expect(document.activeElement).toBe(field('Email'));
  expect(screen.queryByText(FAILED)).toBe(null);
  expect(screen.queryByText('Send by WhatsApp')).toBe(null);
  expect(await api.stored()).toHaveLength(0);

  const response = Promise.withResolvers<Response>();
  answer.mockImplementation(() => response.promise);
  type('Email', 'asha@theni.example');
  expect(document.querySelector('[name=extra]')?.closest('[hidden]')).toBeTruthy();
  send();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending..' });
  expect(button.disabled).toBe(true);
  response.resolve(ACCEPTED());
  await screen.findByText('Send message');
  expect(button.disabled).toBe(false);
});
