import { expect, test } from 'vitest';
import { layoutChoices } from './use-layout-choices.ts';

const layout = (Slug: string, en: string) => ({ Slug, Name: { en, ta: '' }, Place: 'Theni' });

test('a layout is chosen by its name; where two have the same one, or none, the address tells them apart', () => {
  const layouts = [
    layout('garden', 'Garden'),
    layout('hills-2', 'Hills'),
    layout('hills', 'Hills'),
    layout('new', ''),
  ];
  const labels = layoutChoices(layouts, ['gone', 'hills', '']).map(({ label }) => label);
  expect(labels).toEqual(['Garden', 'gone', 'Hills (hills)', 'Hills (hills-2)', 'new']);
});
