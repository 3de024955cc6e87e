import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shipped } from '@theni/content';
import { dayOf, daysBefore, monthText } from '@theni/contract/times';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LayoutsServer } from '../../../../functions/test/layouts-server.ts';
import { addMessages } from '../../../../functions/test/samples.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { type AdminArea, openAdminArea, reloadAdminArea } from '../../../test/admin-area.tsx';
import { notNow } from '../../../test/answers.ts';
import { fill, leave, typedIn } from '../../../test/fields.ts';
import { expectedErrors } from '../../../test/setup-dom.ts';
import { openFirebase } from '../api/firebase.ts';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);

const LEADS = '/admin/dashboard';
const phone = '+919843011111';
const now = new Date();
const today = dayOf(now);
const ago = (days: number) => daysBefore(now, days).toISOString();
const minutesAgo = new Date(now.getTime() - 60_000).toISOString();

const add = (...messages: Parameters<typeof addMessages>[1][]) =>
  addMessages(api.firestore, ...messages);
const stored = async () => [...(await api.stored()).values()];

/** The entry of a lead, once it is there. */
async function entryOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li') as HTMLElement;
}
const leadOf = async (name: string) => within(await entryOf(name));

async function open({ tap }: AdminArea, name: string) {
  const lead = await leadOf(name);
  await tap(lead.getByRole('button', { name, expanded: false }));
  await lead.findByRole('button', { name, expanded: true });
}

const folder = ({ tap }: AdminArea, name: string) =>
  tap(within(screen.getByRole('group', { name: 'Which leads' })).getByText(name));

/** Who stands in the lists of this name, in this order. */
function names(list?: string): (string | null)[] {
  const headings = document.querySelectorAll(
    list ? `ul[aria-label="${list}"] > li h3` : 'ul[aria-label] > li h3',
  );
  return [...headings].map(({ textContent }) => textContent);
}

const expectFocused = (text: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(text));

test('on a phone the app of WhatsApp opens, and on a computer a tab of its own', async () => {
  await add({ name: 'Asha', phone });
  openAdminArea(api, '/admin/profile');
  const chat = () => screen.findByRole('link', { name: /^WhatsApp ?Asha$/ });
  expect((await chat()).getAttribute('target')).toBe(null);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media === '(hover: hover)' }) as MediaQueryList,
  );
  reloadAdminArea(api);
  expect((await chat()).getAttribute('target')).toBe('_blank');
});

test('whether a call or a chat was the answer is asked until the owner has said so, also after a reload', async () => {
  await add({ name: 'Asha', phone });
  // A number opens another program.
  const stayHere = (event: Event) => event.preventDefault();
  addEventListener('click', stayHere);
  onTestFinished(() => removeEventListener('click', stayHere));
  let { tap, user } = openAdminArea(api, '/admin/profile');
  const question = () => screen.queryByText('Have you spoken or written to them?');
  await tap(await screen.findByRole('link', { name: /^Call ?Asha$/ }));
  expect(question()).toBeTruthy();
  ({ tap, user } = reloadAdminArea(api));
  await tap(await screen.findByRole('button', { name: 'Not yet' }));
  expect(question()).toBe(null);
  await tap(screen.getByRole('link', { name: /^WhatsApp ?Asha$/ }));
  screen.getByRole('button', { name: 'Yes' }).focus();
  await user.keyboard('{Enter}');
  await expectFocused('Asha: Marked: Contacted.');
  expect(question()).toBe(null);
  expect((await entryOf('Asha')).textContent).toContain('Contacted');
  expect(await stored()).toMatchObject([{ stage: 'called' }]);
});

test('Open has first those whom nobody has answered, then what is due, then the others by months; All has every message', async () => {
  expectedErrors.push(/could not be loaded/);
  await add(
    { name: 'Selvi', createdAt: ago(0), phone: '+914546000000', mailState: 'failed' },
    { name: 'Kumar', createdAt: minutesAgo, language: 'ta', verdict: 'suspect', phone },
    { name: 'Mani', createdAt: minutesAgo, stage: 'called' },
    { name: 'Bala', createdAt: ago(40), comeOn: today, stage: 'called' },
    { name: 'Meena', createdAt: ago(50), stage: 'visit', nextStepOn: today },
    { name: 'Devi', createdAt: ago(60), stage: 'called', nextStepOn: dayOf(daysBefore(now, 3)) },
    { name: 'Ravi', createdAt: ago(70), stage: 'booked', nextStepOn: today },
    ...Array.from({ length: 50 }, () => ({ createdAt: ago(80), stage: 'called' as const })),
    { name: 'Oldest', createdAt: ago(90), stage: 'called' },
    { name: 'Casino', createdAt: ago(1), verdict: 'spam' as const },
  );
  const area = openAdminArea(api, LEADS);
  const { user, tap, onCall } = area;
  onCall(/^GET \/api\/messages\?/, notNow);
  await screen.findByText(/^The leads could not be loaded\. .*Check/);
  onCall(/^GET \/api\/messages\?/, (forward) => forward());
  await tap(screen.getByText('Try again'));
  await waitFor(() => expect(names()[0]).toBe('Selvi'));
  expect(names('Not answered yet')).toEqual(['Selvi', 'Kumar']);
  expect(names('Due')).toEqual(['Devi', 'Meena']);
  expect(names(monthText(ago(0)))).toEqual(['Mani']);
  expect(names(monthText(ago(40)))[0]).toBe('Bala');
  expect(names().filter((name) => name === 'Meena')).toHaveLength(1);
  const entry = (name: string) =>
    screen.getByText(name, { selector: 'h3 > button' }).closest('li') as HTMLElement;
  const selvi = entry('Selvi');
  expect(selvi.textContent).toContain('The e-mail to the company failed');
  const links = within(selvi).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Call Selvi']);
  expect(entry('Kumar').textContent).toMatch(/May be spam.*Tamil/);
  expect(entry('Bala').textContent).toContain('Wants to visit');

  const older = screen.getByText('Older leads').closest('button') as HTMLElement;
  onCall(/before=/, notNow);
  older.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/^The leads could not be loaded\./);
  expect(document.activeElement).toBe(older);
  onCall(/before=/, (forward) => forward());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names(monthText(ago(90))).at(-1)).toBe('Oldest'));
  expect(older.isConnected).toBe(false);
  expect(document.activeElement?.closest('ul[aria-label] > li')).toBeTruthy();

  await folder(area, 'All');
  await waitFor(() => expect(names()[3]).toBe('Casino'));
  expect(entry('Ravi').textContent).toContain('Booked');
});

test('an opened lead shows all that its visitor has told, and one tap makes the day asked for the next step', async () => {
  await add({
    name: 'செல்வி',
    phone,
    language: 'ta',
    message: 'ஆண்டிபட்டி அருகே\nவீடு',
    page: '/service-plots',
    campaign: 'facebook / monsoon',
    comeOn: today,
    mailState: 'failed',
    mailAttempts: 12,
    lastError: 'the mail service answered 401',
  });
  const area = openAdminArea(api, LEADS);
  await open(area, 'செல்வி');
  const entry = await entryOf('செல்வி');
  const lead = within(entry);
  expect(entry.textContent).toContain('ஆண்டிபட்டி அருகே\nவீடு');
  expect(lead.getByRole('link', { name: '98430 11111' }).getAttribute('href')).toBe(`tel:${phone}`);
  const company = shipped.company.name.ta;
  const greeting = `வணக்கம் செல்வி, ${company} நிறுவனத்தைத் தொடர்பு கொண்டதற்கு நன்றி.`;
  for (const name of [/^Reply by e-mail/, /^WhatsApp/]) {
    const address = lead.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(decodeURIComponent(address)).toContain(greeting);
  }
  expect(entry.textContent).toContain('Page: /service-plots · Advertisement: facebook / monsoon');
  expect(entry.textContent).toContain('Tried 12 times to e-mail it to the company');

  await area.tap(lead.getByRole('button', { name: /Make this the next step/ }));
  const nextStep = lead.getByLabelText<HTMLInputElement>('Next step on');
  await waitFor(() => expect(nextStep.value).toBe(today));
  await area.tap(lead.getByRole('button', { name: 'Site visit' }));
  await screen.findByText('செல்வி: Marked: Site visit.');
  expect(await stored()).toMatchObject([{ nextStepOn: today, stage: 'visit' }]);
  reloadAdminArea(api);
  await entryOf('செல்வி');
  expect(names('Due')).toEqual(['செல்வி']);
});

test('what is typed into a lead stays over a reload and where the server does not answer; whoever logs out is asked before it is lost', async () => {
  expectedErrors.push(/could not be changed/);
  const { auth } = await openFirebase();
  const signOut = vi.spyOn(auth, 'signOut');
  await add({ name: 'Asha', nextStepOn: '2099-12-05' });
  let area = openAdminArea(api, LEADS);
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Note');
  const save = () => screen.getByRole('button', { name: 'Save' });
  await open(area, 'Asha');
  await area.user.type(await note(), 'wants the corner plot');
  area.onCall(/^PATCH/, notNow);
  await area.tap(save());
  await screen.findByText(/^Not saved\. .*try again/);
  await area.tap((await leadOf('Asha')).getByRole('button', { name: 'Asha' }));
  expect((await entryOf('Asha')).textContent).toContain('Not saved yet');

  const shown = vi.spyOn(HTMLTextAreaElement.prototype, 'value', 'set');
  area = reloadAdminArea(api);
  expect((await note()).value).toBe('wants the corner plot');
  shown.mockClear();
  save().focus();
  await area.user.keyboard('{Enter}');
  await screen.findByText('Asha: Saved.');
  expect(shown).not.toHaveBeenCalledWith('');
  expect(document.activeElement).toBe(save());
  expect(await stored()).toMatchObject([
    { note: 'wants the corner plot', nextStepOn: '2099-12-05' },
  ]);

  await area.user.type(await note(), ', or plot 8');
  await area.tap(screen.getByRole('link', { name: 'Profile' }));
  const logOut = async () => area.tap(await screen.findByRole('button', { name: 'Logout' }));
  await logOut();
  const question = screen.getByRole('dialog', { name: 'Log out before everything is saved?' });
  await area.tap(within(question).getByRole('button', { name: 'cancel' }));
  expect((await note()).value).toBe('wants the corner plot, or plot 8');
  await area.tap(save());
  await screen.findByText('Asha: Saved.');
  // jsdom opens no other document, and would print so.
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  await logOut();
  expect(screen.queryByRole('dialog')).toBe(null);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(signOut).toHaveBeenCalled();
  expect(localStorage.getItem('adminuser')).toBe(null);
});

test('a half-typed day stays over a reload, and is asked for before anything is saved', async () => {
  await add({ name: 'Asha', nextStepOn: '2099-12-05' });
  const area = openAdminArea(api, LEADS);
  await open(area, 'Asha');
  const day = () => screen.findByLabelText<HTMLInputElement>('Next step on');
  // jsdom takes whole days alone.
  Object.defineProperty(await day(), 'validity', { value: { badInput: true } });
  fireEvent.change(await day(), { target: { value: '' } });
  const { tap } = reloadAdminArea(api);
  expect((await day()).value).toBe('');
  expect((await entryOf('Asha')).textContent).toContain('Not saved yet');
  await tap(screen.getByRole('button', { name: 'Save' }));
  screen.getByText('Please enter day, month and year.');
  expect(await stored()).toMatchObject([{ nextStepOn: '2099-12-05' }]);
});

test('a year of two digits in the next step is that of this century, whether the day is left or sent by Enter', async () => {
  await add({ name: 'Asha' });
  const area = openAdminArea(api, LEADS);
  await open(area, 'Asha');
  const day = screen.getByLabelText('Next step on');
  fill(day, '0031-12-05');
  leave(day);
  expect(typedIn(day)).toBe('2031-12-05');
  fill(day, '0032-12-05');
  await area.user.keyboard('{Enter}');
  await screen.findByText('Asha: Saved.');
  expect(await stored()).toMatchObject([{ nextStepOn: '2032-12-05' }]);
  expect((await entryOf('Asha')).textContent).not.toContain('Not saved yet');
});

test('changes of a lead count in the order in which they were made, however slow an answer is', async () => {
  await add({ name: 'Asha' });
  const area = openAdminArea(api, LEADS);
  await open(area, 'Asha');
  const line = Promise.withResolvers<void>();
  let isFirstSent = false;
  area.onCall(/^PATCH/, async (forward) => {
    if (!isFirstSent) {
      isFirstSent = true;
      await line.promise;
    }
    return forward();
  });
  const stage = (name: string) => screen.getByRole('button', { name, pressed: true });
  await area.tap(screen.getByRole('button', { name: 'Contacted' }));
  stage('Contacted');
  await area.tap(screen.getByRole('button', { name: 'Site visit' }));
  await area.user.type(screen.getByLabelText('Note'), 'wants the corner plot');
  await area.tap(screen.getByRole('button', { name: 'Save' }));
  // Its answers come when the lead is out of sight.
  await folder(area, 'Spam');
  await screen.findByText(/^No spam\./);
  line.resolve();
  await screen.findByText('Asha: Saved.');
  await folder(area, 'Open');
  // The address still names the lead, so it is open.
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note');
  expect((await entryOf('Asha')).textContent).not.toContain('Not saved yet');
  stage('Site visit');
  expect(note.value).toBe('wants the corner plot');
  expect(await stored()).toMatchObject([{ stage: 'visit', note: 'wants the corner plot' }]);
});

test('"Book plot" books the plot for the lead and marks the lead by one call; Undo takes both back', async () => {
  await layouts.add({}, [{ number: '7' }, { number: '8' }]);
  await add({ name: 'Asha', layout: 'meera-nagar', plot: '8' });
  const plot = async () => (await layouts.find()).statuses[1]?.state;
  const area = openAdminArea(api, LEADS);
  await screen.findByText('Meera Nagar, plot 8');
  await open(area, 'Asha');
  screen.getByRole('button', { name: 'Book plot 8' }).focus();
  await area.user.keyboard('{Enter}');
  await screen.findByText('Plot 8 is booked now.');
  await expectFocused('Plot 8 is booked now.');
  expect(area.calls.filter((each) => !each.startsWith('GET '))).toEqual([
    expect.stringMatching(/^PATCH \/api\/admin\/layouts\/meera-nagar\/plots\/[^/]+$/),
  ]);
  expect(await stored()).toMatchObject([{ stage: 'booked' }]);
  expect(await plot()).toBe('booked');
  screen.getByRole('button', { name: 'Undo' }).focus();
  await area.user.keyboard('{Enter}');
  await screen.findByText('Undone: plot 8.');
  expect(await stored()).toMatchObject([{ stage: 'new' }]);
  expect(await plot()).toBe('available');
});

async function afterQuestion({ tap }: AdminArea, button: HTMLElement) {
  await tap(button);
  return within(screen.getByRole('dialog')).getByText('yes');
}

type FindButton = (area: AdminArea) => Promise<HTMLElement>;
const slowCalls: [name: string, call: RegExp, find: FindButton][] = [
  [
    'Empty spam',
    /empty-spam$/,
    async (area) => {
      await folder(area, 'Spam');
      return afterQuestion(area, await screen.findByText('Empty spam'));
    },
  ],
  [
    'Forget this person',
    /forget$/,
    async (area) => {
      await open(area, 'Asha');
      return afterQuestion(area, screen.getByText('Forget this person'));
    },
  ],
  [
    'Book plot',
    /PATCH .*plots/,
    async (area) => {
      await open(area, 'Asha');
      return screen.getByText('Book plot 8');
    },
  ],
  ['Download all leads', /csv$/, () => screen.findByText(/^Download all leads/)],
];

test.each(slowCalls)(
  '%s says that it is under way, and is not sent twice',
  async (_, call, find) => {
    expectedErrors.push(/could not be/);
    await layouts.add({}, [{ number: '8' }]);
    await add({ name: 'Asha', phone, layout: 'meera-nagar', plot: '8' }, { verdict: 'spam' });
    const area = openAdminArea(api, LEADS);
    await entryOf('Asha');
    const label = await find(area);
    const name = label.textContent;
    const line = Promise.withResolvers<void>();
    area.onCall(call, () => line.promise.then(notNow));
    const button = label.closest('button') as HTMLElement;
    await area.tap(button);
    await waitFor(() => expect(button.textContent).toMatch(/^(Loading|Saving)\.\.$/));
    await area.tap(button);
    const sent = () => area.calls.filter((one) => call.test(one)).length;
    await waitFor(() => expect(sent()).toBe(1));
    line.resolve();
    await waitFor(() => expect(button.textContent).toBe(name));
    expect(sent()).toBe(1);
  },
);

test('a deleted lead can be taken back, at once and later; a link to one says it is gone', async () => {
  expectedErrors.push(/could not be loaded/);
  await add({ name: 'Selvi' }, { name: 'Asha' });
  let area = openAdminArea(api, LEADS);
  const remove = async () => {
    screen.getByRole('button', { name: 'Delete' }).focus();
    await area.user.keyboard('{Enter}');
    return screen.findByRole('button', { name: 'Restore Selvi' });
  };
  await open(area, 'Selvi');
  const takeBack = await remove();
  await expectFocused('Selvi: Deleted.');
  takeBack.focus();
  await area.user.keyboard('{Enter}');
  await waitFor(() => expect(takeBack.isConnected).toBe(false));
  await expectFocused('Selvi: Restored.');
  await remove();

  history.replaceState(null, '', `${LEADS}?lead=00000000-0000-4000-8000-000000000000`);
  area = reloadAdminArea(api);
  await screen.findByText('This lead was deleted.');
  await waitFor(() => expect(names()).toEqual(['Asha']));
  await folder(area, 'All');
  await area.tap(await screen.findByRole('button', { name: 'Restore Selvi' }));
  await screen.findByText('Selvi: Restored.');
  await folder(area, 'Open');
  await waitFor(() => expect(names()).toEqual(['Selvi', 'Asha']));
});

test('earlier messages of a person stand with the newest, and who wants it is forgotten after a question', async () => {
  expectedErrors.push(/could not be changed/);
  await add(
    { name: 'Selvi', phone },
    { name: 'Selvi M', phone, stage: 'called', message: 'about the corner plot', note: 'rang' },
    { name: 'Asha', phone: '+919843022222' },
  );
  const area = openAdminArea(api, LEADS);
  const { user, tap, onCall } = area;
  await open(area, 'Selvi');
  const selvi = await leadOf('Selvi');
  await tap(await selvi.findByText('1 earlier message'));
  const earlier = selvi.getByText('about the corner plot').closest('li');
  expect(earlier?.textContent).toMatch(/Contacted · Selvi M.*about the corner plot.*rang/s);
  await user.type(selvi.getByLabelText('Note'), 'wants a loan');
  await tap(selvi.getByRole('button', { name: 'Forget this person' }));
  const question = within(screen.getByRole('dialog', { name: 'do you want to delete ?' }));
  onCall(/\/forget$/, notNow);
  await tap(question.getByRole('button', { name: 'yes' }));
  await waitFor(() =>
    expect(question.getByRole('alert').textContent).toMatch(/^Not deleted\. .*try again/),
  );
  expect(await stored()).toHaveLength(3);
  onCall(/\/forget$/, (forward) => forward());
  question.getByRole('button', { name: 'yes' }).focus();
  await user.keyboard('{Enter}');
  await expectFocused('2 messages of this person are permanently deleted.');
  // Nothing of this person is left on the page by then, nor on the device.
  expect(names()).toEqual(['Asha']);
  expect(JSON.stringify(localStorage)).not.toContain('loan');
  expect(await stored()).toMatchObject([{ name: 'Asha' }]);
});

test('a search says how far back it read, and goes on; it finds who is booked too', async () => {
  const [newest] = await add(
    { name: 'Asha', createdAt: ago(40) },
    { name: 'Selvi', message: 'ஆண்டிபட்டி வீடு', stage: 'booked', createdAt: ago(50) },
  );
  const area = openAdminArea(api, LEADS);
  const { user, tap, onCall } = area;
  // As if there were 300 leads down to this one.
  onCall(/\?(?=.*search=)(?!.*before=)/, async () =>
    Response.json({ messages: [], next: newest, searchedBackTo: ago(40) }),
  );
  const field = await screen.findByLabelText('Search leads');
  const chosen = () => screen.getByRole('button', { pressed: true }).textContent;
  const goOn = async () => {
    (await screen.findByRole('button', { name: 'Search older leads' })).focus();
    await user.keyboard('{Enter}');
  };
  await user.type(field, 'வீடு selvi');
  await screen.findByText(/^Searched back to /);
  expect(chosen()).toBe('All');
  await goOn();
  await waitFor(() => expect(names()).toEqual(['Selvi']));
  screen.getByText('All leads were searched.');
  await expectFocused('Selvi');
  await user.clear(field);
  await user.type(field, 'castle');
  await goOn();
  await screen.findByText('Nothing found.');
  await expectFocused('All leads were searched.');
  await tap(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText(/^Searched back to /);
  await user.clear(field);
  await entryOf('Asha');
  expect(chosen()).toBe('Open');
});

test('spam is apart: a lead comes out of it and goes into it, and "Empty spam" asks first', async () => {
  const spam = { verdict: 'spam', mailState: 'not-mailed', mailAttempts: 0 } as const;
  await add({ ...spam, name: 'Casino' }, { ...spam, name: 'Selvi' });
  const area = openAdminArea(api, LEADS);
  const { tap } = area;
  const tapButton = async (name: string) => tap(await screen.findByRole('button', { name }));
  await screen.findByText(/^No open leads\./);
  await folder(area, 'Spam');
  await open(area, 'Selvi');
  await tapButton('Not spam');
  await screen.findByText(/^Selvi: Not spam any more\./);
  await tapButton('Mark as spam');
  await screen.findByText(/^Selvi: Marked as spam\./);
  await tapButton('Not spam');
  await screen.findByText(/^Selvi: Not spam any more\./);
  await tapButton('Empty spam');
  await tapButton('cancel');
  expect(await stored()).toHaveLength(2);
  await tapButton('Empty spam');
  (await screen.findByRole('button', { name: 'yes' })).focus();
  await area.user.keyboard('{Enter}');
  await expectFocused('1 spam message deleted.');
  screen.getByText(/^No spam\./);
  await folder(area, 'Open');
  await waitFor(() => expect(names()).toEqual(['Selvi']));
  expect(await stored()).toMatchObject([{ name: 'Selvi', verdict: 'clean' }]);
});

test('Back closes an open lead, and "Contacted" can be undone; what has come meanwhile is offered', async () => {
  await add({ name: 'Selvi', createdAt: minutesAgo, phone });
  const area = openAdminArea(api, LEADS);
  const { tap } = area;
  await open(area, 'Selvi');
  await tap(screen.getByRole('button', { name: 'Contacted' }));
  await screen.findByText('Selvi: Marked: Contacted.');
  await tap(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Selvi: Undone.');
  expect(await stored()).toMatchObject([{ stage: 'new' }]);
  const lead = await leadOf('Selvi');
  lead.getByRole('button', { name: 'Selvi', expanded: true });
  history.back();
  await lead.findByRole('button', { name: 'Selvi', expanded: false });
  expect(location.search).toBe('');

  await add({ name: 'Kumar', createdAt: now.toISOString(), phone });
  dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('A new lead has come.');
  expect(names()).toEqual(['Selvi']);
  await tap(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('link', { name: /^Call ?Kumar$/ });
});

test('Profile has the newest three leads with Call, and leads to all and to the help', async () => {
  expectedErrors.push(/could not be loaded/);
  await add(
    { name: 'Asha', phone },
    { name: 'Casino', verdict: 'spam' },
    { name: 'Selvi' },
    { name: 'Mani', stage: 'called' },
    { name: 'Kumar' },
  );
  const { tap, onCall } = openAdminArea(api, '/admin/profile');
  onCall(/^GET \/api\/messages\?/, notNow);
  await screen.findByText(/^The leads could not be loaded/);
  onCall(/^GET \/api\/messages\?/, (forward) => forward());
  await tap(screen.getByRole('button', { name: 'Try again' }));
  const newest = within(screen.getByRole('region', { name: 'Newest leads' }));
  await newest.findByRole('link', { name: /^Call ?Asha$/ });
  const headings = newest.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Asha', 'Selvi', 'Mani']);
  screen.getByRole('heading', { level: 1, name: 'Welcome' });
  const help = screen.getByRole('link', { name: 'Help · உதவி' });
  expect(help.getAttribute('href')).toBe('/admin/help');
  await tap(newest.getByRole('link', { name: 'All leads' }));
  await screen.findByRole('heading', { level: 1, name: 'Leads' });
});
