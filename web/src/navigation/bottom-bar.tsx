import { mainPhone, telephoneLink } from '../company/links.ts';
import { useGreeting } from '../company/use-greeting.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import css from './bottom-bar.module.css';

/** Under the thumb on every phone. */
export function BottomBar() {
  const { company, frame } = useWords();
  const greeting = useGreeting();
  return (
    <nav className={css.bar} aria-label={frame.contactStrip}>
      <a href={telephoneLink(mainPhone(company))} className={css.call}>
        <Icon name="phone" size={22} />
        {frame.call}
      </a>
      <a href={greeting(company.whatsapp)} className={css.chat}>
        <Icon name="chat" size={24} />
        {frame.whatsapp}
      </a>
    </nav>
  );
}
