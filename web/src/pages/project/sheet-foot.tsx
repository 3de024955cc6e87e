import { AUTHORITY } from '../../projects/project-line.tsx';
import type { ShownProject } from '../../words/shown-project.ts';
import { QrCode } from './qr-code.tsx';
import css from './sheet-foot.module.css';

/** At the foot of each printed sheet: number, QR code and the authority's address. */
export function SheetFoot({ project }: { project: ShownProject }) {
  const { name, address, registration, text } = project;
  return (
    <div className={css.foot} aria-hidden="true">
      <div className={css.line}>
        <p>
          {[name, registration.number || text.noRegistration, AUTHORITY].join(' · ')}
          <br />
          {address}
        </p>
        {registration.qr && (
          <div className={css.qr}>
            <QrCode code={registration.qr} />
          </div>
        )}
      </div>
    </div>
  );
}
