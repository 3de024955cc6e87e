import type { Page } from '@playwright/test';
import { content } from '../../config/content.ts';
import { sampleProjects } from '../../config/sample-projects.ts';
import { expect, expectAccessible, expectNoBarrier } from '../fixtures.ts';
import { words } from '../words.ts';
import { openPart, saved, test } from './content-editor.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PARTS = ['company', 'people', 'home', 'plots', 'changes', 'versions', 'preview'];

const headline = (page: Page, language: string) =>
  page.getByLabel(`Headline (${language})`, { exact: true });

/** The way out of the form that is always in view. */
async function openReview(page: Page) {
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
}

async function publishHeadline(editor: Page) {
  await openPart(editor, 'Home');
  await headline(editor, 'English').fill('Plots in Theni');
  await openReview(editor);
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.getByText('Published: visitors see it')).toBeVisible();
}

test('a text is saved as it is typed, and is there after a reload', async ({ editor, api }) => {
  await openPart(editor, 'Home');
  await headline(editor, 'English').fill('Plots in Theni');
  await expect.poll(() => api.draft.home.hero.headline.en).toBe('Plots in Theni');
  await expect(saved(editor)).toBeVisible();
  await editor.reload();
  await expect(headline(editor, 'English')).toHaveValue('Plots in Theni');
});

test('what is typed without a connection stays on the device, a reload included, and is saved once it is back', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openPart(editor, 'Home');
  api.isAway = true;
  await headline(editor, 'English').fill('Plots in Theni');
  await expect(editor.getByText('kept on this device')).toBeVisible();
  expect(api.draft.home.hero.headline.en).toBe(words.en.home.hero.headline);
  api.isAway = false;
  await editor.reload();
  await expect(headline(editor, 'English')).toHaveValue('Plots in Theni');
  await expect.poll(() => api.draft.home.hero.headline.en).toBe('Plots in Theni');
  await expect(saved(editor)).toBeVisible();
});

test('of one text that two tabs have changed both are shown, and the owner decides', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  await openPart(editor, 'Home');
  api.change((content) => {
    content.home.hero.headline.en = 'Written there.';
  });
  await headline(editor, 'English').fill('Written here.');
  const conflict = editor.getByRole('alert').filter({ hasText: 'Another tab has changed' });
  await expect(conflict).toContainText('Home › Top of the page › Headline (English)');
  await expect(conflict).toContainText('Written here.');
  await expect(conflict).toContainText('Written there.');
  await openReview(editor);
  await expect(editor.getByText('Publishing waits')).toBeVisible();
  await editor.getByRole('link', { name: 'Choose which one stays' }).first().click();
  await expect(conflict.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(conflict.getByRole('heading', { level: 2 })).toBeInViewport();
  expect(api.draft.home.hero.headline.en).toBe('Written there.');
  await expectNoBarrier(editor);
  await conflict.getByRole('button', { name: 'Keep this one' }).click();
  await expect(conflict).toBeHidden();
  await expect(saved(editor)).toBeVisible();
  expect(api.draft.home.hero.headline.en).toBe('Written here.');
});

test('people are added, moved and removed, and the last step can be taken back', async ({
  editor,
  api,
}) => {
  const names = () => api.draft.people.jointDirectors.map(({ name }) => name.en);
  const [first = '', second = ''] = names();
  await openPart(editor, 'People');
  const list = editor.getByRole('region', { name: 'People › Joint Directors', exact: true });
  await list.getByRole('button', { name: 'Add: Joint Director' }).click();
  const added = list.getByRole('region', { name: 'Joint Director 3' });
  await expect(added.getByLabel('Name (English)')).toBeFocused();
  await added.getByLabel('Name (English)').fill('Asha');
  await expect.poll(names).toEqual([first, second, 'Asha']);
  await list.getByRole('button', { name: 'Move Asha up' }).click();
  await expect(list.getByRole('button', { name: 'Move Asha up' })).toBeFocused();
  await expect.poll(names).toEqual([first, 'Asha', second]);
  await list.getByRole('button', { name: `Remove ${first}` }).click();
  await expect.poll(names).toEqual(['Asha', second]);
  await expect(list.getByRole('status')).toContainText(`${first} removed.`);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual([first, 'Asha', second]);
  await expect(list.getByLabel('Name (English)')).toHaveCount(3);
});

test('a list that another tab has changed is shown as it is there, once it is chosen', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/);
  await openPart(editor, 'People');
  api.change(({ people }) => {
    people.jointDirectors = people.jointDirectors.map((person, index) => ({
      ...person,
      name: { en: `Director ${index}`, ta: `இயக்குநர் ${index}` },
    }));
  });
  const list = editor.getByRole('region', { name: 'People › Joint Directors', exact: true });
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await editor.getByRole('button', { name: 'Keep the other' }).click();
  await expect(saved(editor)).toBeVisible();
  await expect(list.getByLabel('Name (English)')).toHaveCount(2);
  await expect(list.getByLabel('Name (English)').first()).toHaveValue('Director 0');
  await expect(list.getByLabel('Name (Tamil)').last()).toHaveValue('இயக்குநர் 1');
});

test('opening hours are chosen by days and times', async ({ editor, api }) => {
  await openPart(editor, 'Company');
  await editor.getByLabel('to', { exact: true }).selectOption('Saturday');
  await editor.getByLabel('Open all day').uncheck();
  await editor.getByLabel('Opens').fill('09:30');
  await editor.getByLabel('Closes').fill('19:00');
  await expect.poll(() => api.draft.company.openingHours).toEqual(['Mo-Sa 09:30-19:00']);
});

test('a text that is too long says so at its field and is not sent', async ({ editor, api }) => {
  await openPart(editor, 'Home');
  await headline(editor, 'English').fill('x'.repeat(1000));
  await expect(editor.getByText(/^Has room for \d+ letters$/)).toBeVisible();
  const fault = editor.getByRole('status').filter({ hasText: 'Not saved' });
  await expect(fault.getByRole('link')).toHaveText('Home › Top of the page › Headline (English)');
  await headline(editor, 'English').fill('Plots');
  await expect(saved(editor)).toBeVisible();
  expect(api.puts).toBe(1);
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
  ];
  await openReview(editor);
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.getByText('2 things need a change:')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await expect(editor.getByText('This is still the sample number.')).toBeVisible();
  await editor.getByRole('link', { name: 'Home › Top of the page › Headline (Tamil)' }).click();
  await expect(headline(editor, 'Tamil')).toBeFocused();
  await expect(editor.getByText('The Tamil text is missing.')).toBeVisible();
  await expectNoBarrier(editor);
  await headline(editor, 'Tamil').fill('மனைகள்');
  await expect(editor.getByText('The Tamil text is missing.')).toBeHidden();
  await openReview(editor);
  await expect(editor.getByText('One thing needs a change:')).toBeVisible();
});

test('the progress of a publication is shown, and its end is found out when the answer is lost', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const gate = Promise.withResolvers<void>();
  api.gate = gate.promise;
  api.losesAnswer = true;
  await openReview(editor);
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.getByText('Making the pages (3 of 23)')).toBeVisible();
  await expect(editor.getByRole('progressbar')).toHaveAttribute('value', '3');
  gate.resolve();
  await expect(editor.getByText('Published: visitors see it from now on.')).toBeVisible();
});

test('a publication that was cut short while its pages went live is looked up, and told', async ({
  editor,
  api,
}) => {
  const begun = { Id: 'a-release', Done: 0, Of: 0, Message: null, StartedAt: '' };
  api.publication = { ...begun, Step: 'releasing', Result: 'unknown' };
  await openReview(editor);
  await editor.reload();
  await expect(editor.getByText('Making it public')).toBeVisible();
  await expect(editor.getByText('Published: visitors see it from now on.')).toBeVisible();
});

test('a tab that publishes while another one does tells how that ends', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  api.isTaken = true;
  await openReview(editor);
  api.publication = {
    Id: 'a-release',
    Step: 'uploading',
    Done: 1,
    Of: 2,
    Result: 'running',
    Message: null,
    StartedAt: new Date().toISOString(),
  };
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.getByText('Uploading what has changed (1 of 2)')).toBeVisible();
  api.publication = { ...api.publication, Step: 'done', Result: 'published' };
  await expect(editor.getByText('Published: visitors see it from now on.')).toBeVisible();
});

test('an earlier success is not taken for a publication of which the server has not heard', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await openReview(editor);
  const publish = editor.getByRole('button', { name: 'Publish now' });
  await publish.click();
  await expect(editor.getByText('Published: visitors see it from now on.')).toBeVisible();
  api.isCold = true;
  await publish.click();
  const { questions } = api;
  await expect.poll(() => api.questions).toBeGreaterThan(questions + 3);
  await expect(editor.getByText('Checking that nothing is missing')).toBeVisible();
  const StartedAt = new Date().toISOString();
  api.publication = api.publication && { ...api.publication, StartedAt };
  await expect(editor.getByText('Published: visitors see it from now on.')).toBeVisible();
});

test('an earlier version is brought back in two taps', async ({ editor, api }) => {
  const before = words.en.home.hero.headline;
  await publishHeadline(editor);
  await openPart(editor, 'Earlier versions');
  const versions = editor.getByRole('list', { name: 'Earlier versions' });
  await expect(versions.getByText('What visitors see now')).toHaveCount(1);
  await versions.getByRole('button', { name: /2 Mar 2026/ }).click();
  // One that is done is not called a failure because nothing more is heard of the server.
  api.isDeaf = true;
  await expectNoBarrier(editor);
  await editor.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(editor.getByText('It is your draft now.')).toBeVisible();
  api.isDeaf = false;
  expect(api.draft.home.hero.headline.en).toBe(before);
  expect(api.published.size).toBe(2);
  await openPart(editor, 'Home');
  await expect(headline(editor, 'English')).toHaveValue(before);
});

test('an earlier version is brought back and published with one tap more', async ({
  editor,
  api,
}) => {
  const before = words.en.home.hero.headline;
  for (let day = 28; day > 20; day -= 1)
    api.published.set(1 - day, { at: `2026-02-${day}T04:30:00.000Z`, content: api.draft });
  await publishHeadline(editor);
  const gate = Promise.withResolvers<void>();
  api.gate = gate.promise;
  await openPart(editor, 'Earlier versions');
  await editor.getByRole('button', { name: /^Restore the version of 2 Mar 2026/ }).click();
  await editor.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(editor.getByText('Making the pages (3 of 23)')).toBeInViewport();
  gate.resolve();
  await expect(editor.getByText('Published: visitors see it')).toBeInViewport();
  expect([...api.published.values()].at(-1)?.content.home.hero.headline.en).toBe(before);
});

test('a part of the editor is opened at its beginning', async ({ editor }) => {
  await openPart(editor, 'Earlier versions');
  await expect(
    editor.getByRole('heading', { level: 2, name: 'Earlier versions' }),
  ).toBeInViewport();
  await openPart(editor, 'Search results');
  await expect(editor.getByRole('heading', { level: 2, name: 'Search results' })).toBeInViewport();
});

test('what changes is listed beside what visitors read, a moved person as one change, and taken back', async ({
  editor,
  api,
}) => {
  await openPart(editor, 'Home');
  await headline(editor, 'Tamil').fill('தேனியில் மனைகள்');
  await openPart(editor, 'People');
  await editor
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await openReview(editor);
  const changes = editor.getByRole('list', { name: 'Changes and publishing' });
  await expect(changes.getByLabel(/^People › /)).toHaveCount(1);
  const changed = changes.getByLabel('Home › Top of the page › Headline (Tamil)', { exact: true });
  await expect(changed).toContainText(words.ta.home.hero.headline);
  await expect(changed).toContainText('தேனியில் மனைகள்');
  await editor.getByRole('button', { name: /^Undo: Home/ }).click();
  await editor.getByRole('button', { name: /^Undo: People/ }).click();
  await expect(editor.getByText('nothing has changed since')).toBeVisible();
  await expect.poll(() => api.draft).toEqual(content);
});

test('layouts that visitors do not see as they are: what is complete can be published with it, of the other is said what it lacks', async ({
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  const { garden, routes } = sampleResponses();
  const half = { ...garden, Slug: 'half', Name: { en: 'Half', ta: '' }, Published: null };
  await routes(editor, [
    { ...garden, Published: null, PublishedVersion: null },
    { ...half, Project: { ...half.Project, geo: null, extent: null } },
  ]);
  let order: unknown;
  await editor.route('**/api/content/publish', (route) => {
    order = route.request().postDataJSON();
    return route.fulfill({
      status: 422,
      json: {
        detail: 'Missing.',
        errors: [{ path: 'projects.sample-garden.plan', message: 'This file is gone.' }],
      },
    });
  });
  await openReview(editor);
  const layouts = editor.getByRole('group', { name: 'Layouts to publish with it' });
  await expect(layouts.getByRole('link', { name: 'Half: 2 things are missing' })).toBeVisible();
  await expect(editor.getByText('nothing has changed since')).toBeHidden();
  await layouts.getByLabel('Sample Garden').check();
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.getByText('This file is gone.')).toBeVisible();
  await expect(editor.getByRole('link', { name: '/projects/sample-garden' })).toBeVisible();
  expect(order).toEqual({ Layouts: ['sample-garden'], Withdraw: [] });
});

test('a slide that is added begins with a drawing', async ({ editor }) => {
  await openPart(editor, 'Plots and Approvals');
  await editor.getByRole('button', { name: 'Add: Slide' }).click();
  const slide = editor.getByRole('region', { name: 'Slide 5', exact: true });
  await slide.getByLabel('Title (English)').fill('Near the bus stand');
  await slide.getByLabel('Title (Tamil)').fill('பேருந்து நிலையம் அருகில்');
  await editor.getByRole('link', { name: 'Preview', exact: true }).last().click();
  const shown = editor.frameLocator('iframe').getByRole('group', { name: 'Slide 5 of 5' });
  await expect(shown.getByRole('heading', { name: 'Near the bus stand' })).toBeAttached();
  await expect(shown.locator('img')).toHaveAttribute('src', /plots1/);
});

test('a page is looked at before it is public, in both languages and at both widths', async ({
  editor,
}) => {
  await openPart(editor, 'Home');
  await headline(editor, 'English').fill('Plots in Theni');
  await headline(editor, 'Tamil').fill('தேனியில் மனைகள்');
  await editor.getByRole('link', { name: 'Preview', exact: true }).first().click();
  const frame = editor.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Plots in Theni' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await editor.getByLabel('Computer').check();
  await expect(frame.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await editor.getByLabel('Tamil').check();
  await expect(frame.getByRole('heading', { level: 1, name: 'தேனியில் மனைகள்' })).toBeVisible();
  await editor.getByLabel('Page').selectOption('Road Work');
  await expect(
    frame.getByRole('heading', { level: 1, name: words.ta.roadWork.heading }),
  ).toBeVisible();
});

test('the preview shows the layouts that the next publication shows, and the page of each', async ({
  editor,
}) => {
  const { garden, routes } = sampleResponses();
  const { Published: Project } = garden;
  const description = { en: 'New words', ta: 'புதிய விவரம்' };
  const draft = {
    ...garden,
    Slug: 'not-public',
    Name: { en: 'Not public', ta: '' },
    Published: null,
    PublishedVersion: null,
  };
  await routes(editor, [{ ...garden, Project: { ...Project, description } }, draft]);
  await editor.getByRole('link', { name: 'Preview', exact: true }).first().click();
  await editor.getByLabel('Page').selectOption('Layouts');
  await editor.getByLabel('Tamil').check();
  const layouts = editor
    .frameLocator('iframe')
    .getByRole('region', { name: words.ta.projectList.recent })
    .getByRole('heading', { level: 3 });
  await expect(layouts).toHaveText([Project.name.ta]);
  await layouts.getByRole('link').click();
  const page = editor.frameLocator('iframe');
  await expect(page.getByRole('heading', { level: 1, name: Project.name.ta })).toBeVisible();
  await expect(page.getByText('புதிய விவரம்')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(Project.Plots.length + 1);
  await page.locator('a[href="#ask"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: Project.name.ta })).toBeVisible();
  await expect(
    editor.getByLabel('Page').getByRole('option', { name: 'Not public' }),
  ).toBeAttached();
  await editor.getByRole('link', { name: `Change: ${Project.name.ta}` }).click();
  await expect(editor).toHaveURL(/\/admin\/projects\?project=sample-garden/);
});

/** The API's word on sample layouts. */
function sampleResponses() {
  const [sample] = sampleProjects;
  if (!sample) throw new Error('There is no sample project.');
  const facts = sample.Plots.map(({ State: _, ...plot }) => plot);
  const Project = {
    ...sample.Project,
    plan: null,
    documents: [],
    Plots: facts.map((plot) => ({ ...plot, Shape: '' })),
  };
  const garden = {
    Slug: sample.Slug,
    Name: Project.name,
    Version: 3,
    PublishedVersion: 2,
    Project,
    Published: Project,
    Statuses: [],
  };
  const routes = async (page: Page, all: { Slug: string; [field: string]: unknown }[]) => {
    await page.route('**/api/admin/projects', (route) => route.fulfill({ json: all }));
    for (const each of all)
      await page.route(`**/api/admin/projects/${each.Slug}`, (route) =>
        route.fulfill({ json: each }),
      );
  };
  return { garden, routes };
}

test('no part of the editor has a barrier, or stands out of the page', async ({ editor }) => {
  await expect(saved(editor)).toBeVisible();
  await expectAccessible(editor);
  const back = editor.getByRole('link', { name: 'All texts' });
  for (const part of PARTS) {
    await editor.locator(`main a[href$="part=${part}"]`).first().click();
    await expect(back).toBeVisible();
    await expect(saved(editor)).toBeVisible();
    await expect(editor.getByText('Loading..')).toHaveCount(0);
    // The page in the preview has tests of its own.
    await expectAccessible(editor, 'iframe');
    await back.click();
  }
});
