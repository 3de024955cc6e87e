import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleLayouts } from '../../../../config/sample-layouts.ts';
import { openPublicPage } from '../../../test/public-page.tsx';

const [garden] = sampleLayouts;
const PATH = '/layouts/sample-garden';

/** What is said of the chosen plot. */
const findSheet = (text: string | RegExp) =>
  waitFor(() => {
    const sheet = screen.getAllByRole('status').find((one) => one.textContent.match(text));
    if (!sheet) throw new Error(`No sheet has ${text}.`);
    return sheet;
  });

test('every way to ask names the plot of a link, or the one that is chosen then', async () => {
  const { user } = openPublicPage(`${PATH}?plot=013`, { language: 'ta' });
  await findSheet('மனை எண் 13');
  const bar = within(screen.getAllByRole('navigation').at(-1) as HTMLElement);
  const chat = bar.getByRole('link', { name: 'WhatsApp' });
  expect(chat.getAttribute('href')).toMatch(/13.*%3Fplot%3D13$/);
  screen.getByText('மனை எண் 13 பற்றி அழைக்க');
  const asked = screen.getByLabelText<HTMLInputElement>('மனை எண்');
  expect(asked.value).toBe('13');
  await user.click(within(screen.getByRole('table')).getByText('14'));
  await findSheet('மனை எண் 14');
  expect(location.search).toBe('?plot=14');
  expect(chat.getAttribute('href')).toMatch(/14.*%3Fplot%3D14$/);
  expect(asked.value).toBe('14');
});

test('who follows a link to a plot that is booked is led on', async () => {
  const { user } = openPublicPage(`${PATH}?plot=12`);
  const booked = await findSheet('Plot 12');
  expect(booked.textContent).toContain('Booked');
  expect(booked.textContent).not.toContain('₹');
  const whole = within(booked.parentElement as HTMLElement);
  expect(whole.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  await user.click(whole.getByRole('button', { name: 'Next available plot' }));
  expect((await findSheet('Available')).textContent).toContain('₹');
});

test('who follows a link to a plot that the layout lacks reads so at once', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  openPublicPage(`${PATH}?plot=99`);
  const notice = await findSheet('This layout has no plot 99.');
  await waitFor(() => expect(shown.mock.contexts).toContain(notice.parentElement));
});

test('a buyer works out the loan of a plot', async () => {
  const { user } = openPublicPage(`${PATH}?plot=17`);
  await findSheet('Plot 17');
  const plot = garden.plots.find(({ number }) => number === '17');
  const loan = `Loan: 80% of the price, ₹${(0.8 * (plot?.price ?? 0)).toLocaleString('en-IN')}`;
  const share = screen.getByLabelText<HTMLInputElement>(loan);
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  await type(screen.getByLabelText('Interest, % a year'), '9.5%');
  await type(screen.getByLabelText('Loan period, years'), '20');
  const monthly = within(screen.getByText(/^EMI per month/)).getByText(/₹/);
  const before = monthly.textContent;
  expect(before).toMatch(/^₹[\d,]+$/);
  fireEvent.change(share, { target: { value: '40' } });
  expect(monthly.textContent).not.toBe(before);
});

test('a buyer sorts the plots, and sees those of one facing', async () => {
  const { user } = openPublicPage(PATH);
  const table = within(await screen.findByRole('table'));
  const numbers = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const price = table.getByRole('button', { name: 'Price' });
  await user.click(price);
  expect(price.parentElement?.getAttribute('aria-sort')).toBe('ascending');
  expect(numbers()[0]).toBe('20');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Facing' }), 'North');
  const toTheNorth = garden.plots.filter(({ facing }) => facing === 'N');
  expect(toTheNorth.length).toBeGreaterThan(0);
  expect(numbers().toSorted()).toEqual(toTheNorth.map(({ number }) => number).toSorted());
});

test('a plot is sent to the family by the list of the phone, with an address that opens it', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user } = openPublicPage(`${PATH}?plot=13`);
  await findSheet('Plot 13');
  await user.click(screen.getByText('Share'));
  const [[shared]] = share.mock.calls as [[ShareData]];
  expect(shared.text).toMatch(/Plot 13\n[\d,]+ sq ft/);
  cleanup();
  const { pathname, search } = new URL(shared.url ?? '');
  openPublicPage(pathname + search);
  await findSheet('Plot 13');
});

test('a photo of the layout opens in large, and closing it leads back to the page', async () => {
  const { user } = openPublicPage(PATH);
  await user.click(document.querySelector('a[href*="item="]') as Element);
  await screen.findByRole('group', { name: '1 of 4' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: '1 of 4' })).toBeNull());
  expect(location.pathname + location.search).toBe(PATH);
});
