import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import { chatLink } from '../../company/links.ts';
import { questionAbout } from '../../projects/question.ts';
import type { ShownProject } from '../../words/shown-project.ts';

/** WhatsApp, with the question typed already. */
export function chatAbout(project: ShownProject, words: Words, plot?: string): string {
  const { address, text } = project;
  const { company } = words;
  const about = questionAbout(project, words, plot);
  return chatLink(
    company.whatsapp,
    fill(text.ask.greeting, { company: company.name, about, address }),
  );
}
