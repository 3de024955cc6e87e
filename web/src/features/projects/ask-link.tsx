import type { Item } from '@theni/contract';
import { site } from '../../../../site.config.ts';
import { gallery } from '../../content/gallery.ts';
import { chatLink } from '../../lib/links.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './ask-link.module.css';

/** WhatsApp, with a text that names the project. */
export function AskLink({
  item: { Service, Location },
}: {
  item: Pick<Item, 'Service' | 'Location'>;
}) {
  const service = Service.trim();
  return (
    <a
      className={css.ask}
      href={chatLink(site.whatsapp, gallery.greeting(site.name, service, Location))}
      aria-label={`${gallery.ask}: ${service}, ${Location}`}
    >
      <Icon name="chat" size={20} />
      {gallery.ask}
    </a>
  );
}
