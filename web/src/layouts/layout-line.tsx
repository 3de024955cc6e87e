import type { LayoutName } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { Item } from '@theni/contract';
import { AUTHORITY } from '@theni/contract/plots';
import { layoutPath } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';
import css from './layout-line.module.css';

/** Of an item that belongs to a layout. */
export function LayoutLine({ item }: { item: Item }) {
  const { layouts } = useWords();
  const layout = layouts.find(({ slug }) => slug === item.Project);
  if (!layout) return null;
  return (
    <span className={css.line}>
      <Link to={layoutPath(layout.slug)}>{layout.name}</Link>
      <Papers layout={layout} />
    </span>
  );
}

/** What the law wants wherever a layout is shown: number, Form-C QR code, authority and promoter. */
export function Papers({ layout }: { layout: LayoutName }) {
  const { registration, reason, promoter, qr } = layout;
  const text = useWords().projectList;
  const number = registration
    ? fill(text.registration, { number: registration })
    : fill(text.exempt, { reason: reason.replace(/\.$/, '') });
  return (
    <span className={css.papers}>
      {qr && <img src={qr} width="72" height="72" alt={text.qr} loading="lazy" decoding="async" />}
      <span>
        <BreakingAtStrokes text={`${number}, ${AUTHORITY}`} />
        <br />
        {fill(text.promoter, promoter)}
      </span>
    </span>
  );
}

/** A number stays whole in a narrow column, or breaks between its parts. */
function BreakingAtStrokes({ text }: { text: string }) {
  const end = text.indexOf('/') + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      <BreakingAtStrokes text={text.slice(end)} />
    </>
  );
}
