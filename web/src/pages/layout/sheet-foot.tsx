import { AUTHORITY } from '@theni/contract/plots';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './sheet-foot.module.css';

/** At the foot of each printed sheet: number, QR code and the authority's address. */
export function SheetFoot({ layout }: { layout: ShownLayout }) {
  const { name, address, registration, text } = layout;
  return (
    <div className={css.foot} aria-hidden="true">
      <div className={css.line}>
        <p>
          {[name, registration.number || text.noRegistration, AUTHORITY].join(' · ')}
          <br />
          {address}
        </p>
        {registration.qr && (
          <img src={registration.qr} width="76" height="76" alt="" className={css.qr} />
        )}
      </div>
    </div>
  );
}
