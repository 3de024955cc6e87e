import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import { chatLink } from '../../company/links.ts';
import { questionAbout } from '../../layouts/question.ts';
import type { ShownLayout } from '../../words/shown-layout.ts';

/** WhatsApp, with the question typed already. */
export function chatAbout(layout: ShownLayout, words: Words, plot?: string): string {
  const { address, text } = layout;
  const { company } = words;
  const about = questionAbout(layout, words, plot);
  return chatLink(
    company.whatsapp,
    fill(text.ask.greeting, { company: company.name, about, address }),
  );
}
