import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dayOf, plotPath } from '@theni/contract';
import { expect, test } from 'vitest';
import { samplePlotId } from '../../../../../config/sample-plan.ts';
import { LayoutsServer, PLAN, SLUG } from '../../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../../functions/test/test-api.ts';
import { openAdminArea, reloadAdminArea } from '../../../../test/admin-area.tsx';
import { loseAnswer } from '../../../../test/answers.ts';
import { descriptionOf, fill, leave, typedIn } from '../../../../test/fields.ts';
import { openLayout, plotDialog, plotRow, saved } from '../../../../test/open-layout.ts';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);
const plots = async () => (await layouts.find()).layout.plots;
const OUTLINE = '60,60 180,60 180,340 60,340';

/** A layout with a plan, one plot that is drawn on it, and one that somebody has. */
async function addPlots(): Promise<void> {
  await layouts.addSamples();
  await layouts.add({ plan: PLAN }, [
    { number: '1', shape: OUTLINE },
    { number: '2' },
    { number: '3', state: 'booked' },
  ]);
}

/** Of the plot that is open. */
const field = (label: string) => plotDialog().getByLabelText(label);
const button = (name: string) => plotDialog().getByRole('button', { name });

test('a price is read as it is written, stays as typed where it cannot be read, and a link leads to it; it is asked about where it may be a slip', async () => {
  await addPlots();
  const first = await openLayout(api);
  const stored = async () => (await plots())[0]?.price;
  const price = () => field('Price, ₹');
  await first.tap(plotRow('1'));
  fill(price(), '12 lakhs');
  await saved();
  expect(await stored()).toBe(1_200_000);
  fill(price(), '12 lakhs or so');
  leave(price());
  await waitFor(() => expect(descriptionOf(price())).toMatch(/^Please enter a number/));
  const findLink = () => screen.findByRole('link', { name: 'Plot 1: Price, ₹' });
  expect((await findLink()).parentElement?.textContent).toBe(
    'Not saved. Please correct: Plot 1: Price, ₹',
  );
  const { tap } = reloadAdminArea(api);
  await screen.findByRole('list', { name: 'Plots' });
  await tap(await findLink());
  await waitFor(() => expect(document.activeElement).toBe(price()));
  expect(typedIn(price())).toBe('12 lakhs or so');
  fill(price(), '1,20,000');
  leave(price());
  plotDialog().getByText('₹1,20,000 is far less than the ₹12,00,000 that stood here. Is it right?');
  expect(await stored()).toBe(1_200_000);
  await tap(button('As it was'));
  expect(typedIn(price())).toBe('1200000');
  fill(price(), '1,20,000');
  leave(price());
  await tap(button('Yes, it is right'));
  await saved();
  expect(await stored()).toBe(120_000);
});

test('facts of a plot are typed in its form; its number is none that another plot has; it is removed after a question, but not while somebody has it', async () => {
  await addPlots();
  const { tap } = await openLayout(api);
  const facts = async () =>
    (await plots()).map((plot) => [plot.number, plot.squareFeet, plot.price, plot.facing]);
  await tap(plotRow('2'));
  fill(field('Price, ₹'), '9,00,000');
  fireEvent.change(field('Facing'), { target: { value: 'S' } });
  fill(field('Size, sq ft'), 'wide');
  fill(field('Number'), '03');
  await waitFor(() =>
    expect(descriptionOf(field('Number'))).toBe('There is already a plot with this number.'),
  );
  expect(descriptionOf(field('Size, sq ft'))).toMatch(/^Please enter a number/);
  fill(field('Number'), 'B-2');
  screen.getByRole('dialog', { name: 'Plot B-2' });
  await screen.findByRole('link', { name: 'Plot B-2: Size, sq ft' });
  const [one, three] = [
    ['1', 1200, 850_000, 'N'],
    ['3', 1200, 850_000, 'N'],
  ];
  expect(await facts()).toEqual([one, three, ['B-2', 1200, 900_000, 'S']]);
  fill(field('Size, sq ft'), '1500');
  await saved();
  expect(await facts()).toEqual([one, three, ['B-2', 1500, 900_000, 'S']]);
  await tap(button('Remove plot B-2'));
  await tap(screen.getByRole('button', { name: 'Remove' }));
  await saved();
  expect(await facts()).toEqual([one, three]);
  await tap(plotRow('3'));
  expect(button('Remove plot 3').matches(':disabled')).toBe(true);
  expect(field('Number').matches(':read-only')).toBe(true);
});

test('a number that is changed, and changed again after a lost answer, is that of the one plot', async () => {
  await addPlots();
  const area = await openLayout(api);
  await area.tap(plotRow('1'));
  loseAnswer(area, /^PATCH /);
  fill(field('Number'), '1A');
  await screen.findByText(/^The server does not answer\. Your changes are kept on this device/);
  fill(field('Number'), '1B');
  fill(field('Price, ₹'), '9,00,000');
  const facts = async () => (await plots()).map((plot) => [plot.number, plot.price]);
  const [two, three] = (await facts()).slice(1);
  await saved();
  expect(await facts()).toEqual([['1B', 900_000], two, three]);
});

test('a link to the outline of a plot leads to its corners, which can be typed, too', async () => {
  await addPlots();
  const shape = `${plotPath(samplePlotId('3'))}.shape`;
  openAdminArea(api, `/admin/layouts?layout=${SLUG}&field=${shape}`);
  await screen.findByRole('dialog', { name: 'Plot 3' });
  const corners = field('Outline on the plan');
  fill(corners, '600,100 700');
  expect(corners.getAttribute('aria-invalid')).toBe('true');
  fill(corners, '600,100 700,100 700,200');
  await saved();
  expect((await plots())[2]?.shape).toBe('600,100 700,100 700,200');
});

test('plots that are alike are made by three answers, once by two quick taps; Undo takes a price of all available plots back, with the layout’s own, and nothing that was typed since', async () => {
  await addPlots();
  const { tap, user } = await openLayout(api);
  await tap(screen.getByText('Add plots'));
  fill(screen.getByLabelText('How many plots?'), '12');
  fill(screen.getByLabelText('Size of each plot, sq ft'), '1,500');
  fill(screen.getByLabelText('Width of the road, ft'), '30 ft');
  await user.dblClick(screen.getByText('Add plots 4 to 15'));
  await saved();
  expect(await plots()).toHaveLength(15);
  const added = { number: '15', squareFeet: 1500, road: 30, price: null };
  expect((await plots()).at(-1)).toMatchObject(added);

  await tap(screen.getByText('Price of all available plots'));
  fill(screen.getByLabelText('Price of one cent for all available plots, ₹'), '4,00,000');
  const ownPrice = async () => (await layouts.find()).layout.price;
  const ownBefore = await ownPrice();
  await tap(screen.getByText('Change 14 plots'));
  await saved();
  expect((await plots())[3]?.price).toBe(1_377_000);
  expect(await ownPrice()).toMatchObject({ perCent: 400_000, asOf: dayOf(new Date()) });
  await tap(screen.getByText('Undo'));
  await saved();
  expect((await plots())[3]?.price).toBe(null);
  expect(await ownPrice()).toEqual(ownBefore);
  fill(screen.getByLabelText('Price of one cent for all available plots, ₹'), '4,00,000');
  await tap(screen.getByText('Change 14 plots'));
  screen.getByText('Undo');
  await tap(screen.getByText('Draw plots'));
  screen.getByText('Undo');
  await screen.findByText('1 · drawn');
  fireEvent.change(screen.getByLabelText('Plot'), { target: { value: samplePlotId('1') } });
  await tap(screen.getByText('Draw plot 1 again'));
  screen.getByText('The outline of plot 1 is deleted.');
  await saved();
  expect((await plots())[0]?.shape).toBe('');
  await tap(screen.getByText('Undo'));
  await saved();
  expect((await plots())[0]).toMatchObject({ shape: OUTLINE, price: 1_102_000 });
});
