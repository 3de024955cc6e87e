import { fireEvent, screen, waitFor } from '@testing-library/react';
import { shipped } from '@theni/content';
import { expect, onTestFinished, test } from 'vitest';
import { sampleLayouts } from '../../../config/sample-layouts.ts';
import { ORIGIN, publishedOf } from '../../build/test/test-build.ts';
import { openPublicPage, words } from '../../test/visitors-page.tsx';
import { layoutPageData } from '../layouts/layout-page-data.ts';

const { contact } = words.ta;
const [garden] = sampleLayouts;
const plots = garden.plots.filter(({ number }) => ['11', '12'].includes(number));
const layout = layoutPageData(
  { ...publishedOf({ ...garden, plots }), qr: undefined },
  shipped,
  'ta',
  ORIGIN,
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const PLOT = 'மனை எண்';

/** Answers as the server does. */
function takeMessages() {
  const taken: unknown[] = [];
  return {
    taken,
    answer(_: string, { body }: RequestInit): Response {
      if (body === undefined)
        return Response.json(plots.map(({ number, state }) => ({ number, state })));
      taken.push(JSON.parse(String(body)));
      return Response.json({ status: 'stored' }, { status: 202 });
    },
  };
}

function openLayout(search: string, { answer }: ReturnType<typeof takeMessages>) {
  return openPublicPage(`/layouts/sample-garden${search}`, { language: 'ta', layout, answer });
}

const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByText(contact.form.submit));
const descriptionOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('a buyer without e-mail asks about a plot with his telephone number alone; the plot that he has typed stays after a reload, though the address names none that there is', async () => {
  const server = takeMessages();
  await openLayout('?plot=99', server);
  type(PLOT, '11');
  await openLayout('?plot=99', server);
  await waitFor(() => expect(field(contact.form.message).value).toContain('மனை எண் 11'));
  type(contact.form.name, 'முத்து');
  expect(descriptionOf(contact.form.phone)).toBe(contact.form.phoneOrEmail);
  send();
  expect(document.activeElement).toBe(field(contact.form.phone));
  expect(descriptionOf(contact.form.phone)).toBe(contact.wrong.phoneOrEmail);
  expect(field(PLOT).value).toBe('11');
  type(contact.form.email, 'm');
  expect(descriptionOf(contact.form.phone)).toBe(contact.form.phoneOrEmail);
  type(contact.form.email, '');
  type(contact.form.phone, '98430 11111');
  send();
  await screen.findByText(contact.sent);
  expect(server.taken).toMatchObject([{ phone: '98430 11111', plot: '11' }]);
});

test('a form that is sent in the moment in which it is restored names its plot in the message, too', async () => {
  const server = takeMessages();
  await openLayout('', server);
  type(contact.form.name, 'முத்து');
  type(contact.form.phone, '98430 11111');
  type(PLOT, '11');
  const { prototype } = HTMLInputElement;
  const value = Object.getOwnPropertyDescriptor(prototype, 'value') as PropertyDescriptor;
  onTestFinished(() => void Object.defineProperty(prototype, 'value', value));
  Object.defineProperty(prototype, 'value', {
    ...value,
    set(this: HTMLInputElement, text: string) {
      value.set?.call(this, text);
      if (this.name === 'plot' && text) queueMicrotask(() => this.form?.requestSubmit());
    },
  });
  await openLayout('', server);
  await screen.findByText(contact.sent);
  expect(server.taken[0]).toMatchObject({
    plot: '11',
    formData: { message: expect.stringContaining('மனை எண் 11') },
  });
});
