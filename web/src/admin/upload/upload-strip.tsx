import { adminText } from '../../content/admin.ts';
import { Link } from '../../ui/link.tsx';
import { totalsOf } from './totals.ts';
import { UploadProgress } from './upload-progress.tsx';
import css from './upload-strip.module.css';
import { useUploads } from './use-uploads.ts';

/** On the other admin pages: how far the upload is. */
export function UploadStrip() {
  if (totalsOf(useUploads()).all === 0) return null;
  return (
    <div className={css.strip}>
      <UploadProgress />
      <Link to="/admin-panel">{adminText.frame.panel}</Link>
    </div>
  );
}
