import { fill } from '@theni/content/fill';
import type { Item } from '@theni/contract';
import type { ReactNode } from 'react';
import { chatLink } from '../company/links.ts';
import { Icon } from '../ui/icon.tsx';
import { useEdition } from '../words/words.ts';
import css from './ask-link.module.css';
import { itemLink } from './choice.ts';
import { useItemNames } from './item-names.ts';

/** WhatsApp, with a text that names the item and has a link to it. @param props.children a shorter label where there is little room */
export function AskLink({ item, children }: { item: Item; children?: ReactNode }) {
  const { language, words } = useEdition();
  const { company, gallery } = words;
  const { service, place } = useItemNames(item);
  const address = itemLink(item._id, language);
  const about = { company: company.name, service, place, address };
  return (
    <a
      className={`tap-target text-link ${css.ask}`}
      href={chatLink(company.whatsapp, fill(gallery.ask.greeting, about))}
      aria-label={`${gallery.ask.label}: ${service}, ${place}`}
    >
      <Icon name="chat" size={20} />
      {children ?? gallery.ask.label}
    </a>
  );
}
