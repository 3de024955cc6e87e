import type { LayoutName } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { Item } from '@theni/contract';
import { AUTHORITY } from '@theni/contract/plots';
import { layoutPath } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';
import css from './layout-line.module.css';

interface Props {
  item: Item;
  /** The item is seen large: all its papers are there, with the code. */
  large?: boolean;
}

/** Of an item that belongs to a layout. */
export function LayoutLine({ item, large = false }: Props) {
  const { layouts } = useWords();
  const layout = layouts.find(({ slug }) => slug === item.Project);
  if (!layout) return null;
  return (
    <span className={css.line}>
      <Link to={layoutPath(layout.slug)}>{layout.name}</Link>
      {large ? <Papers layout={layout} /> : <ShortPapers layout={layout} />}
    </span>
  );
}

/** What the law wants wherever a layout is shown: number, Form-C QR code, authority and promoter. */
export function Papers({ layout }: { layout: LayoutName }) {
  const { promoter, qr } = layout;
  const text = useWords().projectList;
  return (
    <span className={css.papers}>
      {qr && <img src={qr} width="72" height="72" alt={text.qr} loading="lazy" decoding="async" />}
      <span>
        <BreakingAtStrokes text={`${useNumber(layout)}, ${AUTHORITY}`} />
        <br />
        {fill(text.promoter, promoter)}
      </span>
    </span>
  );
}

/** Two lines beneath a photo: whoever opens it sees all. */
function ShortPapers({ layout }: { layout: LayoutName }) {
  return (
    <span className={css.short}>
      <span className={css.number}>
        <BreakingAtStrokes text={useNumber(layout)} />
      </span>
      <span>
        {AUTHORITY} · {layout.promoter.name}
      </span>
    </span>
  );
}

/** The number in the register, or why there is none. */
function useNumber({ registration, reason }: LayoutName): string {
  const text = useWords().projectList;
  return registration
    ? fill(text.registration, { number: registration })
    : fill(text.exempt, { reason: reason.replace(/\.$/, '') });
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
