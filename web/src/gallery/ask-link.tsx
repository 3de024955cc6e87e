import { fill } from '@theni/content/fill';
import type { Item } from '@theni/contract';
import { chatLink, shareLink } from '../company/links.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import css from './ask-link.module.css';
import { useItemNames } from './item-names.ts';

/** WhatsApp, with a text that names the item and has a link to it. */
export function AskLink({ item }: { item: Item }) {
  const { company, gallery } = useWords();
  const { service, place } = useItemNames(item);
  const about = { company: company.name, service, place, address: shareLink(item._id) };
  return (
    <a
      className={css.ask}
      href={chatLink(company.whatsapp, fill(gallery.ask.greeting, about))}
      aria-label={`${gallery.ask.label}: ${service}, ${place}`}
    >
      <Icon name="chat" size={20} />
      {gallery.ask.label}
    </a>
  );
}
