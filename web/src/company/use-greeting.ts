import { fill } from '@theni/content/fill';
import { usePageWords, useWords } from '../words/words.ts';
import { chatLink } from './links.ts';

/** WhatsApp links whose greeting names the page that the visitor is on, or what else it is `about`. */
export function useGreeting() {
  const { frame, company } = useWords();
  const { name } = usePageWords();
  return (phone: string, about = name) =>
    chatLink(phone, fill(frame.whatsappGreeting, { company: company.name, page: about }));
}
