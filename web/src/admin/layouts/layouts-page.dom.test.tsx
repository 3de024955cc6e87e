import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { layoutIssues } from '@theni/contract/layout-issues';
import { expect, test } from 'vitest';
import { LayoutsServer, PLAN, SLUG } from '../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { openAdminArea } from '../../../test/admin-area.tsx';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);

test('a layout of twelve plots that may be public takes 40 taps or fewer', async () => {
  const area = openAdminArea(api, '/admin/layouts');
  let taps = 0;
  const tap = async (target: HTMLElement) => {
    await area.tap(target);
    taps += 1;
  };
  const type = async (label: string, value: string) => {
    const field = await screen.findByLabelText(label);
    // What is folded has to be opened first, which is a tap, too.
    expect(field.closest('details:not([open])')).toBeNull();
    await tap(field);
    fireEvent.change(field, { target: { value } });
  };
  const section = (name: string) =>
    tap(screen.getByText(name, { selector: 'summary', exact: false }));

  await tap(await screen.findByRole('link', { name: 'Layouts' }));
  await tap(await screen.findByRole('link', { name: 'New layout' }));
  await type('Name (English)', 'Meera Nagar!');
  await type('Name (Tamil)', 'மீரா நகர்');
  await type('Town', 'Bodinayakanur');
  await type('How many plots?', '12');
  await type('Size of each plot, sq ft', '1,089');
  await tap(screen.getByRole('button', { name: 'Make the page' }));
  await type('Description (English)', 'Sample plots by the river.');
  await type('Description (Tamil)', 'ஆற்றங்கரையில் மாதிரி மனைகள்.');
  await section('Where it is');
  await type('Place on the map', '10.0104, 77.4768');
  await section('Approval and papers');
  await type('Registration number', 'TN/99/Layout/0195/2023');
  await type('Approval number', '12/2023');
  await type('Date of the approval', '2023-01-02');
  await type('Date of the registration', '2023-02-03');
  await type('Address of its page in the register', 'https://rera.tn.gov.in/a');
  await type('Address of the Form-C QR code', 'https://rera.tn.gov.in/b');
  await section('Land and price');
  await type('Total extent, sq ft', '40,000');
  await tap(screen.getByLabelText('Public'));
  await tap(screen.getByText('Publish'));
  await screen.findByRole('button', { name: 'Publish now' });
  // It would be the last one: all pages would go along.
  taps += 1;
  expect(taps).toBeLessThanOrEqual(40);

  await waitFor(async () =>
    expect(layoutIssues((await layouts.find()).layout, new Date())).toEqual([]),
  );
  const { layout } = await layouts.find();
  expect(layout.plots.map((plot) => plot.number).join()).toBe('1,2,3,4,5,6,7,8,9,10,11,12');
  expect(layout.plots[0]).toMatchObject({ squareFeet: 1089, price: null });
  expect(layout).toMatchObject({
    public: true,
    place: 'Bodinayakanur',
    extent: 40_000,
    promoter: { name: { en: 'Sample Land Promoters' } },
  });
});

test('a layout needs a name, which another may have; what is no number is said at its field', async () => {
  await layouts.add();
  const { tap } = openAdminArea(api, '/admin/layouts');
  await tap(await screen.findByRole('link', { name: 'New layout' }));
  const create = await screen.findByRole('button', { name: 'Make the page' });
  const field = (name: string, description?: RegExp) =>
    screen.getByRole('textbox', { name, ...(description && { description }) });
  await tap(create);
  await waitFor(() => expect(document.activeElement).toBe(field('Name (English)', /English name/)));
  fireEvent.change(field('Name (English)'), { target: { value: 'Meera Nagar' } });
  const size = field('Size of each plot, sq ft');
  fireEvent.change(size, { target: { value: 'wide' } });
  await tap(create);
  await waitFor(() => expect(document.activeElement).toBe(size));
  fireEvent.change(size, { target: { value: '1,200' } });
  await tap(create);
  await waitFor(() => expect(location.search).toBe(`?layout=${SLUG}-2&part=details`));
  await tap(await screen.findByRole('link', { name: 'All layouts' }));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem', { name: 'Meera Nagar' })).toHaveLength(2),
  );
});

test('deleting a layout asks first and names what is lost, and for a day it can be restored', async () => {
  await layouts.add({ plan: PLAN }, [{ number: '1' }, { number: '2' }]);
  const { tap } = openAdminArea(api, `/admin/layouts?layout=${SLUG}&part=plots`);
  await tap(await screen.findByRole('button', { name: 'Delete this layout…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Meera Nagar?' }));
  dialog.getByText(/plots \(2\)/);
  await tap(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/There are no layouts yet\./);
  await expect(layouts.find()).rejects.toThrow('no layout');
  await tap(await screen.findByRole('button', { name: 'Restore Meera Nagar' }));
  await screen.findByRole('listitem', { name: 'Meera Nagar' });
  expect((await layouts.find()).layout.plots).toHaveLength(2);
});
