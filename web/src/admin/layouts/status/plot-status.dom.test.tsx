import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LayoutsServer, LEAD } from '../../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../../functions/test/test-api.ts';
import { openAdminArea } from '../../../../test/admin-area.tsx';
import { noLine } from '../../../../test/answers.ts';
import { openLayout, plotDialog, plotRow } from '../../../../test/open-layout.ts';
import { expectedErrors } from '../../../../test/setup-dom.ts';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);
const statuses = async () => (await layouts.find()).statuses;

test('from anywhere in the admin area three taps change the status of a plot, and one more takes it back', async () => {
  await layouts.add({}, [{ number: '1' }, { number: '2' }, { number: 'A-3' }]);
  await layouts.add({ name: { en: 'Green Park', ta: '' } }, [{ number: '1' }], 'green-park');
  const { tap } = openAdminArea(api, '/admin/profile');
  const stateOfThird = async () => (await statuses())[2]?.state;
  await tap(await screen.findByRole('link', { name: 'Layouts' }));
  const card = within(await screen.findByRole('listitem', { name: 'Meera Nagar' }));
  await tap(card.getByRole('button', { name: 'Plot A-3, available' }));
  const dialog = within(await screen.findByRole('dialog'));
  await tap(dialog.getByRole('button', { name: 'Booked' }));
  const booked = await card.findByRole('button', { name: 'Plot A-3, booked' });
  await waitFor(() => expect(document.activeElement).toBe(booked));
  expect(card.getByText(/2 of 3 plots available/)).toBeTruthy();
  screen.getByText('Plot A-3 is booked now.');
  expect(await stateOfThird()).toBe('booked');
  await tap(screen.getByRole('button', { name: 'Undo' }));
  await card.findByRole('button', { name: 'Plot A-3, available' });
  expect(await stateOfThird()).toBe('available');
});

/** A layout whose third plot somebody has, and a lead. */
async function addPlots(): Promise<void> {
  await layouts.addSamples();
  await layouts.add({}, [{ number: '1' }, { number: '2' }, { number: '3', state: 'booked' }]);
}

const rowWith = (number: string, text: string | RegExp) =>
  waitFor(() => expect(plotRow(number).textContent).toMatch(text));

test('a plot is held until tomorrow at six, or goes with an open lead, however many others have written since; it gets the id of the lead alone', async () => {
  await addPlots();
  await layouts.addNewerLeads(51);
  const { tap, user } = await openLayout(api);
  await tap(plotRow('1'));
  await tap(plotDialog().getByRole('button', { name: 'Held' }));
  await rowWith('1', /held until .*6:00/i);
  await tap(plotRow('2'));
  const dialog = plotDialog();
  const older = await dialog.findByRole('button', { name: 'Older leads' });
  act(() => older.focus());
  await user.keyboard('{Enter}');
  const lead = dialog.getByLabelText('Lead');
  await waitFor(() => expect(document.activeElement).toBe(lead));
  expect(dialog.queryByRole('button', { name: 'Older leads' })).toBe(null);
  dialog.getAllByRole('option', { name: /^Asha, / });
  fireEvent.change(lead, { target: { value: LEAD } });
  await tap(dialog.getByRole('button', { name: 'Booked' }));
  await rowWith('2', 'booked');
  expect((await statuses())[1]).toMatchObject({ state: 'booked', messageId: LEAD });
  await tap(plotRow('2'));
  await tap(await plotDialog().findByText('Open the lead of Asha'));
  const opened = await screen.findByRole('list', { name: 'The lead from the link' });
  await within(opened).findByRole('heading', { name: 'Asha' });
});

test('of two devices that change one plot the slower one is told and sees how it stands, and takes nothing of the other back; an open plot shows what the other makes of it', async () => {
  expectedErrors.push(/could not be changed/);
  // A clock of the test's own would stop jsdom's frames, which are intervals, too.
  const intervals = vi.spyOn(globalThis, 'setInterval');
  await addPlots();
  const { tap } = await openLayout(api);
  const stateOfTwo = async () => (await statuses())[1]?.state;
  const told = /^Plot 2 was changed a moment ago/;
  await tap(plotRow('2'));
  await layouts.changePlot('2', { state: 'booked', messageId: LEAD });
  await tap(plotDialog().getByRole('button', { name: 'Sold' }));
  expect((await plotDialog().findByText(told)).closest('[role=alert]')).not.toBe(null);
  await plotDialog().findByText('Now: booked');
  await plotDialog().findByText('Open the lead of Asha');
  expect(await stateOfTwo()).toBe('booked');
  await tap(plotDialog().getByRole('button', { name: 'Sold' }));
  await rowWith('2', 'sold');
  expect((await statuses())[1]?.messageId).toBe(LEAD);
  await tap(plotRow('2'));
  await tap(plotDialog().getByRole('button', { name: 'Back to available' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await layouts.changePlot('2', { state: 'sold' });
  await tap(undo);
  await screen.findByText(told);
  expect(await stateOfTwo()).toBe('sold');
  await tap(plotRow('1'));
  plotDialog().getByRole('button', { name: 'Booked' });
  await layouts.changePlot('1', { state: 'sold' });
  const [afterHalfAMinute] = intervals.mock.calls.findLast(([, delay]) => delay === 30_000) ?? [];
  act(() => afterHalfAMinute?.());
  await plotDialog().findByText('Now: sold');
});

test('a change that fails after the plot was closed names the plot, and one tap makes it again; none closes another plot', async () => {
  expectedErrors.push(/could not be changed/);
  await addPlots();
  const { tap, onCall } = await openLayout(api);
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  onCall(/^PATCH .*\/plots\/[^/]+$/, async (forward) => {
    const isFirst = calls === 0;
    calls += 1;
    await answers[isFirst ? 0 : 1]?.promise;
    return isFirst ? noLine() : forward();
  });
  await tap(plotRow('2'));
  await tap(plotDialog().getByRole('button', { name: 'Booked' }));
  await tap(plotDialog().getByRole('button', { name: 'Close' }));
  answers[0]?.resolve();
  await screen.findByText(/^Plot 2: the server did not answer\./);
  await tap(screen.getByRole('button', { name: 'Try again' }));
  await tap(plotRow('3'));
  answers[1]?.resolve();
  await rowWith('2', 'booked');
  screen.getByRole('dialog', { name: 'Plot 3' });
  expect((await statuses())[1]?.state).toBe('booked');
});

test('five taps mark three plots sold, and each can be taken back for a minute', async () => {
  // A call may be under way while a minute passes at once.
  expectedErrors.push(/could not be loaded/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await layouts.add(
    {},
    ['1', '2', '3', '4'].map((number) => ({ number })),
  );
  const { tap, calls } = openAdminArea(api, '/admin/profile');
  const states = async () => (await statuses()).map(({ state }) => state);
  await tap(await screen.findByRole('link', { name: 'Layouts' }));
  const card = within(await screen.findByRole('listitem', { name: 'Meera Nagar' }));
  const undos = () => card.queryAllByRole('button', { name: /^Undo/ });
  await tap(screen.getByRole('button', { name: 'marks it sold' }));
  for (const number of ['1', '2', '3'])
    await tap(card.getByRole('button', { name: `Plot ${number}, available` }));
  await waitFor(() => expect(undos()).toHaveLength(3));
  expect(await states()).toEqual(['sold', 'sold', 'sold', 'available']);
  // A thumb that trembles taps twice.
  const undo = card.getByRole('button', { name: /^Undo: plot 1 / });
  const before = calls.length;
  act(() => {
    undo.click();
    undo.click();
  });
  await waitFor(() => expect(undos()).toHaveLength(2));
  expect(await states()).toEqual(['available', 'sold', 'sold', 'available']);
  expect(calls.slice(before).filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(undos()).toEqual([]);
});
