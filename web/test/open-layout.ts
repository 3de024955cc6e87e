import { screen, within } from '@testing-library/react';
import { SLUG } from '../../functions/test/layouts-server.ts';
import { type AdminArea, openAdminArea } from './admin-area.tsx';

/** What an open layout says when nothing is left to save, about a second after the last letter. */
export const saved = () => screen.findByText(/^Saved\s*$/, {}, { interval: 1000 });

/** The page of a layout, at one of its parts. */
export async function openLayout(api: { url: string }, part = 'plots'): Promise<AdminArea> {
  const area = openAdminArea(api, `/admin/layouts?layout=${SLUG}&part=${part}`);
  await saved();
  return area;
}

/** Of the list of plots, the row that opens one. */
export function plotRow(number: string): HTMLElement {
  const list = within(screen.getByRole('list', { name: 'Plots' }));
  const row = list.getByText(number, { selector: 'strong' }).closest('button');
  if (!row) throw new Error(`No tap opens plot ${number}.`);
  return row;
}

export const plotDialog = () => within(screen.getByRole('dialog'));
