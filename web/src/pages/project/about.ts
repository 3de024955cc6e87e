import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import { chatLink } from '../../company/links.ts';
import type { ShownProject } from '../../words/shown-project.ts';

/** What a visitor asks, with the project named, and the plot if there is one. */
export function questionAbout({ name, place, text }: ShownProject, plot?: string): string {
  return plot
    ? fill(text.ask.aboutPlot, { name, place, plot })
    : fill(text.ask.about, { name, place });
}

/** WhatsApp, with that question typed already. */
export function chatAbout(project: ShownProject, company: Words['company'], plot?: string): string {
  const { address, text } = project;
  const about = questionAbout(project, plot);
  return chatLink(
    company.whatsapp,
    fill(text.ask.greeting, { company: company.name, about, address }),
  );
}
