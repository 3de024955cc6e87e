import { AUTHORITY } from '@theni/contract/plots';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './sheet-foot.module.css';

/** At the foot of each printed sheet: number, the authority's address, and the QR codes of Form C and of the page. */
export function SheetFoot({ layout }: { layout: ShownLayout }) {
  const { name, address, addressQr, registration, text } = layout;
  return (
    <div className={css.foot} aria-hidden="true">
      <div className={css.line}>
        <p>
          {[name, registration.number || text.noRegistration, AUTHORITY].join(' · ')}
          <br />
          {address}
        </p>
        <Code name={text.papers.formC} src={registration.qr} />
        <Code name={text.papers.pageCode} src={addressQr} />
      </div>
    </div>
  );
}

function Code({ name, src }: { name: string; src: string | undefined }) {
  if (!src) return null;
  return (
    <p className={css.code}>
      {name}
      <img src={src} width="76" height="76" alt="" loading="lazy" />
    </p>
  );
}
