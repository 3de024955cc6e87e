import { site } from '../../../config/chosen.ts';
import { mainPhone, telephoneLink, whatsappLink } from '../company/links.ts';
import { frame } from '../content/frame.ts';
import { Icon } from '../ui/icon.tsx';
import css from './bottom-bar.module.css';
import { usePageName } from './page-name.ts';

/** Under the thumb on every phone. */
export function BottomBar() {
  const pageName = usePageName();
  return (
    <nav className={css.bar} aria-label={frame.contactStrip}>
      <a href={telephoneLink(mainPhone)} className={css.call}>
        <Icon name="phone" size={22} />
        {frame.call}
      </a>
      <a href={whatsappLink(site.whatsapp, pageName)} className={css.chat}>
        <Icon name="chat" size={24} />
        {frame.whatsapp}
      </a>
    </nav>
  );
}
