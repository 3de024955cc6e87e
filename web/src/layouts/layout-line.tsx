import type { Words } from '@theni/content';
import type { LayoutCardData } from '@theni/content/layout-card';
import { fill } from '@theni/content/text';
import type { Item } from '@theni/contract';
import { AUTHORITY } from '@theni/contract/government-sites';
import { layoutPath } from '../page-addresses.ts';
import { useWords } from '../page-context.ts';
import { Link } from '../ui/link.tsx';
import css from './layout-line.module.css';

export function useLayoutOf({ Layout }: Pick<Item, 'Layout'>): LayoutCardData | undefined {
  return useWords().layouts.find(({ slug }) => slug === Layout);
}

/** What the law wants beneath a photo, in short; `RegistrationLine` in its large view says all. */
export function LayoutLine({ item }: { item: Item }) {
  const { layoutList } = useWords();
  const layout = useLayoutOf(item);
  if (!layout) return null;
  return (
    <span className={css.line}>
      <Link to={layoutPath(layout.slug)} className="tap-target">
        {layout.name}
      </Link>
      <span className={css.short}>
        <span className={css.number}>
          <BreakingAtStrokes text={layout.registration || numberOf(layout, layoutList)} />
        </span>
        <span>
          {AUTHORITY} · {layout.promoter.name}
        </span>
      </span>
    </span>
  );
}

/**
 * What the law wants wherever a layout is shown: number, Form-C QR code, authority and promoter.
 */
export function RegistrationLine({ layout }: { layout: LayoutCardData }) {
  const { promoter, qr } = layout;
  const text = useWords().layoutList;
  return (
    <span className={`row ${css.papers}`}>
      {qr && <img src={qr} width="72" height="72" alt={text.qr} loading="lazy" decoding="async" />}
      <span>
        <BreakingAtStrokes text={`${numberOf(layout, text)}, ${AUTHORITY}`} />
        <br />
        {fill(text.promoter, promoter)}
      </span>
    </span>
  );
}

/** The number in the register, or why there is none. */
function numberOf({ registration, reason }: LayoutCardData, text: Words['layoutList']): string {
  return registration
    ? fill(text.registration, { number: registration })
    : fill(text.exempt, { reason: reason.replace(/\.$/, '') });
}

/** A number stays whole in a narrow column, or breaks between its parts. */
export function BreakingAtStrokes({ text }: { text: string }) {
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
