import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPublicPage } from '../../../test/public-page.tsx';

/** What stands behind each unit of the converter. */
function shownAreas(): Record<string, string | undefined> {
  const rows = within(screen.getByRole('status'))
    .getAllByRole('term')
    .map((unit) => [unit.textContent, unit.nextElementSibling?.textContent]);
  return Object.fromEntries(rows);
}

test('an area is shown in every unit of land as it is typed, whatever unit it is typed in', async () => {
  const { user } = openPublicPage('/layouts');
  const area = await screen.findByLabelText('Area');
  const type = (value: string) => fireEvent.change(area, { target: { value } });
  expect(shownAreas()).toEqual({
    'square feet': '435.6',
    cents: '1',
    grounds: '0.1815',
    acres: '0.01',
    'square metres': '40.4686',
  });

  await user.selectOptions(screen.getByLabelText('Unit'), 'acres');
  type('2.5');
  const twoAndAHalf = {
    'square feet': '1,08,900',
    cents: '250',
    grounds: '45.375',
    acres: '2.5',
    'square metres': '10,117.14',
  };
  expect(shownAreas()).toEqual(twoAndAHalf);
  type('௨.௫');
  expect(shownAreas()).toEqual(twoAndAHalf);

  await user.selectOptions(screen.getByLabelText('Unit'), 'square feet');
  type('1,08,900');
  expect(shownAreas()).toEqual(twoAndAHalf);
  for (const none of ['-2', 'two']) {
    type(none);
    expect(new Set(Object.values(shownAreas()))).toEqual(new Set(['–']));
  }
});
