import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import { chatLink } from '../../company/links.ts';
import { questionAbout } from '../../layouts/question.ts';
import type { ShownLayout } from '../../words/shown-layout.ts';
import { plotQuery } from './use-chosen-plot.ts';

/** WhatsApp, with the question and the link to what it is about typed already. */
export function chatAbout(layout: ShownLayout, words: Words, plot?: string): string {
  const { text } = layout;
  const { company } = words;
  const about = questionAbout(layout, words, plot);
  const address = layout.address + (plot ? plotQuery(plot) : '');
  return chatLink(
    company.whatsapp,
    fill(text.ask.greeting, { company: company.name, about, address }),
  );
}
