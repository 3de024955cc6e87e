import { layoutFrom, layoutValues } from '@theni/contract/layout-values';
import { expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));
// Another test file of this process may have loaded the real one.
vi.resetModules();
const { AdminApiError } = await import('../api/errors.ts');
const { saverOf } = await import('../editor/saver.ts');
const { websiteTarget } = await import('../editor/website-draft.ts');
const { restorationOf } = await import('./restore-version.ts');

const plotAt = (digit: number) => `plots.${digit}1111111-1111-4111-8111-111111111111`;
const plot = (number: string, price: number) => ({ number, squareFeet: 1200, price });
const name = { en: 'Meera Nagar', ta: 'மீரா நகர்' };

const THEN = {
  name,
  status: 'selling',
  'registration.number': 'TN/99/Layout/0123/2025',
  'promoter.name': { en: 'Vaigai Homes', ta: '' },
  'price.perCent': 400_000,
};
const NOW = {
  name,
  status: 'sold-out',
  'registration.number': 'TN/99/Layout/0999/2025',
  'promoter.name': { en: 'Others', ta: '' },
  'price.perCent': 300_000,
};

/** @param now what the layout's draft has; undefined when it was deleted since */
async function restoring(then: object, now: object | undefined) {
  call.mockImplementation(async (name: string) => {
    if (name === 'GET /api/content/versions/:releaseId')
      return { changes: {}, layouts: { 'meera-nagar': layoutFrom({ ...then }) } };
    if (!now) throw new AdminApiError(404, 'This layout no longer exists.');
    return { draft: layoutValues(layoutFrom({ ...now })), revision: 'one' };
  });
  const website = { saver: saverOf(websiteTarget), values: {}, nameOf: (path: string) => path };
  const { drafts, ...restoration } = await restorationOf('release', website);
  return { ...restoration, after: drafts[1]?.after, before: drafts[1]?.before };
}

test('a version brings the facts and prices of its layouts back, and the question names them', async () => {
  const { name: _, ...facts } = THEN;
  const { after, layoutTexts } = await restoring(
    { ...THEN, [plotAt(1)]: plot('1', 500_000) },
    { ...NOW, [plotAt(1)]: plot('1', 450_000) },
  );
  expect(after).toEqual({ ...facts, [`${plotAt(1)}.price`]: 500_000 });
  expect(layoutTexts).toEqual([
    {
      name: 'Meera Nagar',
      changes: [
        'Status: Now selling',
        'Registration number',
        'Name of the promoter',
        'Price of one cent',
        'Price of plot 1',
      ].map((text) => expect.stringContaining(text)),
    },
  ]);
});

test('photos, Public and plots that the version lacks stay as they are', async () => {
  const photo = '91111111-1111-4111-8111-111111111111';
  const plots = { [plotAt(1)]: plot('1', 500_000) };
  const since = { photos: [photo], public: true, [plotAt(2)]: plot('2', 600_000) };
  const { after, layoutTexts } = await restoring(
    { ...THEN, ...plots },
    { ...THEN, ...plots, ...since },
  );
  expect([after, layoutTexts]).toEqual([{}, []]);
});

test('a layout of the version that was deleted since is named', async () => {
  expect(await restoring(THEN, undefined)).toMatchObject({ goneLayouts: ['Meera Nagar'] });
});
