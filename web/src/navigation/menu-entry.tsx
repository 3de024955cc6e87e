import { type PageName, pages } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';

/** A page as the menus and the footer list it. */
export function MenuEntry(props: { page: PageName; className?: string | undefined }) {
  const words = useWords();
  return (
    <li>
      <Link to={pages[props.page].path} className={props.className}>
        {words.pages[props.page].name}
      </Link>
    </li>
  );
}
