import type { Words } from '@theni/content';
import type { LayoutCardData } from '@theni/content/layout-card';
import { fill } from '@theni/content/text';
import { chatLink } from '../ui/contact-links.tsx';
import type { LayoutPageData } from './layout-page-data.ts';

/** '?plot=12', with which a layout's page opens at this plot. */
export function plotQuery(number: string): string {
  return `?plot=${encodeURIComponent(number)}`;
}

/** The id of a plot's row in the table: a tap on it or on the plan leads there without script. */
export function plotRowId(number: string): string {
  return `plot-${encodeURIComponent(number)}`;
}

/** The number of the plot to whose row a link '#plot-12' leads; undefined for any other link. */
export function plotOfRowLink(href: string): string | undefined {
  const [, number] = /^#plot-(.+)/.exec(href) ?? [];
  try {
    return number && decodeURIComponent(number);
  } catch {
    return undefined;
  }
}

/** What the form says about a layout, or a plot of it, until the visitor writes another text. */
export function prefilledMessage(
  { name, place }: Pick<LayoutCardData, 'name' | 'place'>,
  { layoutList: { ask } }: Pick<Words, 'layoutList'>,
  plot?: string,
): string {
  return plot ? fill(ask.aboutPlot, { name, place, plot }) : fill(ask.about, { name, place });
}

/** A link to WhatsApp with the same text and the link to the layout or plot typed already. */
export function chatAbout(layout: LayoutPageData, words: Words, plot?: string): string {
  const { company } = words;
  const about = prefilledMessage(layout, words, plot);
  const address = layout.address + (plot ? plotQuery(plot) : '');
  const greeting = fill(layout.text.ask.greeting, { company: company.name, about, address });
  return chatLink(company.whatsapp, greeting);
}
