import type { Item } from '@theni/contract';
import { site } from '../../../config/chosen.ts';
import { chatLink, shareLink } from '../company/links.ts';
import { ask } from '../content/ask.ts';
import { Icon } from '../ui/icon.tsx';
import css from './ask-link.module.css';

/** WhatsApp, with a text that names the item and has a link to it. */
export function AskLink({ item: { _id, Location, Service } }: { item: Item }) {
  const service = Service.trim();
  return (
    <a
      className={css.ask}
      href={chatLink(site.whatsapp, ask.greeting(site.name, service, Location, shareLink(_id)))}
      aria-label={`${ask.label}: ${service}, ${Location}`}
    >
      <Icon name="chat" size={20} />
      {ask.label}
    </a>
  );
}
