import { useLocation } from 'react-router-dom';
import { adminText } from '../content/admin.ts';
import { Button } from '../ui/button.tsx';
import { AdminFrame, type LiveSession } from './admin-frame.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { ItemGrid } from './item-grid.tsx';
import css from './panel-page.module.css';
import { UploadForm } from './upload-form.tsx';
import { useItemList } from './use-item-list.ts';

/** Specification §2: upload and manage media. */
export function PanelPage() {
  return (
    <AdminFrame heading={adminText.panel.heading}>
      {(session) => <Panel session={session} />}
    </AdminFrame>
  );
}

function Panel({ session }: { session: LiveSession }) {
  const { items, failed, reload } = useItemList(session.user);
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <>
      <UploadForm session={session} onUploaded={reload} />
      {failed && (
        <p role="alert" className={css.error}>
          {adminText.panel.listFailed}{' '}
          <Button look="outline" onClick={reload}>
            {adminText.panel.tryAgain}
          </Button>
        </p>
      )}
      <ItemGrid items={items} />
      {id && <DeleteQuestion id={id} user={session.user} onDeleted={reload} />}
    </>
  );
}
