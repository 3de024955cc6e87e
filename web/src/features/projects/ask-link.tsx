import { site } from '../../../../config/chosen.ts';
import { ask } from '../../content/ask.ts';
import { chatLink } from '../../lib/links.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './ask-link.module.css';

/** WhatsApp, with a text that names the project. */
export function AskLink({
  item: { Service, Location },
}: {
  item: { Service: string; Location: string };
}) {
  const service = Service.trim();
  return (
    <a
      className={css.ask}
      href={chatLink(site.whatsapp, ask.greeting(site.name, service, Location))}
      aria-label={`${ask.label}: ${service}, ${Location}`}
    >
      <Icon name="chat" size={20} />
      {ask.label}
    </a>
  );
}
