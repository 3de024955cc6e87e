import type { Page } from '@playwright/test';
import { content } from '../../config/content.ts';
import { expect, expectAccessible, expectNoBarrier } from '../fixtures.ts';
import { words } from '../words.ts';
import { ContentApi } from './content-api.ts';
import { test as editorTest, saved } from './content-editor.ts';
import { test as layoutsTest, SLUG } from './layouts-api.ts';

/** Without layouts. */
const test = editorTest.extend({
  api: async ({ page }, use) => {
    await page.route(/\/api\/admin\/projects$/, (route) => route.fulfill({ json: [] }));
    await use(new ContentApi());
  },
});
test.use({ viewport: { width: 360, height: 740 } });
layoutsTest.use({ viewport: { width: 360, height: 740 } });

const ROADS = { en: '30 ft roads', ta: '30 அடி சாலைகள்' };
const LIST = '/admin/content?part=publish';

/** Of the bar that is always in view. */
const toList = (page: Page) => page.getByRole('link', { name: 'Publish', exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish now' });
const live = (page: Page) => page.getByText('Live: visitors see it from now on.');

/** The list is asked for anew after a publication, of an API that goes with the test. */
const leave = (page: Page) => page.goto('about:blank');

/** A publication that has begun elsewhere, or earlier. */
const begun = { Id: 'a-release', Done: 1, Of: 2, Message: null, StartedAt: '' };

test('what is not public yet is counted wherever the owner is, stands in a list beside what visitors read, and each of it can be undone', async ({
  editor,
  api,
}) => {
  await expect(editor.getByText('Everything is public', { exact: true })).toBeVisible();
  api.change(({ home, company }) => {
    home.hero.headline.ta = 'தேனியில் மனைகள்';
    company.openingHours = ['Mo-Sa 09:30-19:00'];
  });
  await editor.reload();
  await expect(editor.getByText('Saved, not public yet (2)')).toBeInViewport();
  await toList(editor).click();
  const headline = editor.getByRole('listitem', {
    name: 'Headline (Tamil), Top of the page, on Home',
  });
  await expect(headline).toContainText('Visitors read');
  await expect(headline).toContainText(`“${words.ta.home.hero.headline}”`);
  await expect(headline).toContainText('new:“தேனியில் மனைகள்”');
  await expect(
    editor.getByRole('listitem', { name: 'Opening hours 1 of the company' }),
  ).toBeVisible();
  await expectAccessible(editor);
  for (const name of [
    'Headline (Tamil), Top of the page, on Home',
    'Opening hours 1 of the company',
  ])
    await editor.getByRole('button', { name: `Undo: ${name}` }).click();
  await expect(editor.getByText('Everything is public', { exact: true })).toBeVisible();
  await expect.poll(() => api.draft).toEqual(content);
});

test('all that is missing for a publication is listed at once, each with the way to its field', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  api.missing = [
    { path: 'company.phones.0', message: 'This is still the sample number.' },
    { path: 'home.hero.headline.ta', message: 'The Tamil text is missing.' },
    { path: 'projects.sample-garden.plan', message: 'This file is gone.' },
  ];
  await toList(editor).click();
  await publish(editor).click();
  await expect(editor.getByText('3 things need a change:')).toBeInViewport();
  await expect(publish(editor)).toBeFocused();
  await expect(editor.getByText('This is still the sample number.')).toBeVisible();
  await expect(editor.getByText('This file is gone.')).toBeVisible();
  await expect(editor.getByRole('link', { name: '/projects/sample-garden' })).toBeVisible();
  await expectNoBarrier(editor);
  await editor.getByRole('link', { name: 'Headline (Tamil), Top of the page, on Home' }).click();
  const headline = editor.getByLabel('Headline (Tamil)', { exact: true });
  await expect(editor.getByText('The Tamil text is missing.')).toBeVisible();
  await headline.fill('மனைகள்');
  await expect(editor.getByText('The Tamil text is missing.')).toBeHidden();
  await toList(editor).click();
  await expect(editor.getByText('2 things need a change:')).toBeVisible();
});

test('how a publication goes is told to its end: when the response is lost, when another tab has begun it, when it was cut short', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 409/);
  const gate = Promise.withResolvers<void>();
  api.gate = gate.promise;
  api.losesResponse = true;
  await toList(editor).click();
  await publish(editor).click();
  await expect(editor.getByText('Making the pages (3 of 23)')).toBeVisible();
  await expect(editor.getByRole('progressbar')).toHaveAttribute('value', '3');
  gate.resolve();
  await expect(live(editor)).toBeVisible();

  api.isTaken = true;
  api.publication = {
    ...begun,
    Step: 'uploading',
    Result: 'running',
    StartedAt: new Date().toISOString(),
  };
  await publish(editor).click();
  await expect(editor.getByText('Uploading what has changed (1 of 2)')).toBeVisible();
  api.publication = { ...api.publication, Step: 'done', Result: 'published' };
  await expect(live(editor)).toBeVisible();

  api.publication = { ...begun, Step: 'releasing', Result: 'unknown' };
  await editor.reload();
  await expect(editor.getByText('Making it public')).toBeVisible();
  await expect(live(editor)).toBeVisible();
});

test('an earlier version is brought back in two taps, and published with one more', async ({
  editor,
  api,
}) => {
  const before = words.en.home.hero.headline;
  for (let day = 28; day > 20; day -= 1)
    api.published.set(1 - day, {
      at: `2026-02-${day}T04:30:00.000Z`,
      content: structuredClone(api.draft),
    });
  api.change(({ home }) => {
    home.hero.headline.en = 'Plots in Theni';
  });
  await editor.goto(LIST);
  await publish(editor).click();
  await expect(live(editor)).toBeVisible();

  await editor.goto('/admin/content?part=versions');
  const versions = editor.getByRole('list', { name: 'Earlier versions' });
  await expect(versions.getByText('What visitors see now')).toHaveCount(1);
  const earlier = versions.getByRole('button', { name: /2 Mar 2026/ });
  await earlier.click();
  // One that is done is not called a failure because nothing more is heard of the server.
  api.isDeaf = true;
  await expectNoBarrier(editor);
  await editor.getByRole('button', { name: 'Restore, publish later' }).click();
  await expect(editor.getByText('It is restored.')).toBeVisible();
  api.isDeaf = false;
  expect(api.draft.home.hero.headline.en).toBe(before);
  const { size } = api.published;

  const gate = Promise.withResolvers<void>();
  api.gate = gate.promise;
  await earlier.click();
  await editor.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(editor.getByText('Making the pages (3 of 23)')).toBeInViewport();
  gate.resolve();
  await expect(live(editor)).toBeInViewport();
  expect(api.published.size).toBe(size + 1);
  expect([...api.published.values()].at(-1)?.content.home.hero.headline.en).toBe(before);
});

layoutsTest(
  'a layout that is complete goes public where it is ticked, and nothing where none is; one that lacks something says what, and stays as visitors see it; a change of it is undone',
  async ({ page, api, signedInAsAdmin }) => {
    const site = new ContentApi();
    await site.serve(page);
    await api.add({ roads: ROADS });
    await api.publish();
    await api.change({ roads: { en: '40 ft roads', ta: '40 அடி சாலைகள்' }, place: 'Periyakulam' });
    await api.add({ name: { en: 'Half', ta: '' } }, [], 'half');
    await signedInAsAdmin('/admin/content');
    await expect(page.getByText('Saved, not public yet (4)')).toBeVisible();
    await page.goto(`${LIST}&layout=${SLUG}`);
    const layout = page.getByRole('region', { name: 'Meera Nagar' });
    const tick = layout.getByRole('checkbox', { name: 'Publish Meera Nagar' });
    await expect(tick).toBeChecked();
    await expect(layout.getByRole('listitem', { name: 'Town' })).toContainText('new:“Periyakulam”');
    for (const language of ['English', 'Tamil'])
      await layout.getByRole('button', { name: `Undo: Widths of the roads (${language})` }).click();
    await expect(layout.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Saved, not public yet (2)')).toBeVisible();
    expect((await api.find()).Project).toMatchObject({ place: 'Periyakulam', roads: ROADS });
    const half = page.getByRole('region', { name: 'Half' });
    await expect(half).toContainText('One thing is missing');
    await expect(half.getByRole('checkbox')).toHaveCount(0);
    await expect(half.getByRole('link', { name: 'Name (Tamil)' })).toHaveAttribute(
      'href',
      /layout=half/,
    );
    await expectAccessible(page);
    await publish(page).click();
    await expect(live(page)).toBeVisible();
    expect(site.orders).toEqual([{ Layouts: [SLUG], Withdraw: [] }]);
    await expect(page.getByRole('link', { name: 'Look at Meera Nagar' })).toBeVisible();

    // What is left is not ticked: that nothing goes public is not called live.
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await toList(page).click();
    await expect(page.getByText(': no layout is ticked')).toBeVisible();
    await expect(live(page)).toBeHidden();
    await publish(page).click({ force: true });
    expect(site.orders).toHaveLength(1);
    await leave(page);
  },
);

layoutsTest(
  'what of a layout could not be saved is counted, named with the way to it, and keeps it from going public until it is saved',
  async ({ page, api, signedInAsAdmin }) => {
    await new ContentApi().serve(page);
    await api.add({ roads: ROADS });
    await api.publish();
    await signedInAsAdmin(`/admin/content?layout=${SLUG}&edit=projects.${SLUG}.roads`);
    const roads = page.getByLabel('Widths of the roads (English)');
    await roads.fill('40 ft '.repeat(51));
    await expect(page.getByText('Not saved. Please correct:')).toBeVisible();
    await page.getByRole('link', { name: 'Layouts', exact: true }).click();
    await page.goto(`${LIST}&layout=${SLUG}`);
    await expect(page.getByText('Saved, not public yet (1)')).toBeVisible();
    const layout = page.getByRole('region', { name: 'Meera Nagar' });
    await expect(layout).toContainText('Only on this device');
    await expect(layout.getByRole('checkbox')).toHaveCount(0);
    await layout.getByRole('link', { name: 'Widths of the roads (English)' }).click();
    await roads.fill('40 ft roads');
    await expect(saved(page)).toBeVisible();
    await toList(page).click();
    await expect(layout.getByRole('checkbox', { name: 'Publish Meera Nagar' })).toBeChecked();
    await leave(page);
  },
);

layoutsTest(
  'a layout is taken off the site after a question, which may be thought over',
  async ({ page, api, signedInAsAdmin }) => {
    const site = new ContentApi();
    await site.serve(page);
    await api.add();
    await api.publish();
    await signedInAsAdmin(LIST);
    await page.getByText('Take a layout off the site').click();
    const take = page.getByRole('button', { name: 'Take Meera Nagar off the site' });
    await take.click();
    await page.getByRole('button', { name: 'cancel' }).click();
    await take.click();
    await page.getByRole('button', { name: 'Take it off' }).click();
    await page.getByRole('button', { name: /^Undo: / }).click();
    await publish(page).click();
    await expect(live(page)).toBeVisible();
    await page.getByText('Take a layout off the site').click();
    await take.click();
    await page.getByRole('button', { name: 'Take it off' }).click();
    await expect(page.getByText(`/projects/${SLUG} is taken off the site`)).toBeVisible();
    await expectNoBarrier(page);
    await publish(page).click();
    await expect
      .poll(() => site.orders)
      .toEqual([
        { Layouts: [], Withdraw: [] },
        { Layouts: [], Withdraw: [SLUG] },
      ]);
    await leave(page);
  },
);
