import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminText } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import type { LiveSession } from '../session/session.ts';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import { QueueList } from '../upload/queue-list.tsx';
import { totalsOf } from '../upload/totals.ts';
import { UploadForm } from '../upload/upload-form.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { DeleteQuestion } from './delete-dialog.tsx';
import { ItemGrid } from './item-grid.tsx';
import { useItemList } from './item-queries.ts';
import css from './panel-page.module.css';

const text = adminText.panel;

/** Specification §2: upload and manage media. */
export function PanelPage() {
  return <AdminFrame heading={text.heading}>{(session) => <Panel session={session} />}</AdminFrame>;
}

function Panel({ session: { user } }: { session: LiveSession }) {
  const { items, failed, reload } = useItemList(user);
  const { done } = totalsOf(useUploads());
  const message = useTimedMessage();
  const id = new URLSearchParams(useLocation().search).get('id');

  // Specification §4: after each post the list is loaded again.
  useEffect(() => {
    if (done > 0) reload();
  }, [done, reload]);

  return (
    <>
      <UploadForm knownLocations={[...new Set(items?.map(({ Location }) => Location))]} />
      <QueueList />
      {failed && (
        <p role="alert" className={css.error}>
          {text.listFailed}{' '}
          <Button look="outline" onClick={reload}>
            {text.tryAgain}
          </Button>
        </p>
      )}
      <ItemGrid
        items={failed && !items ? [] : items}
        user={user}
        onChanged={reload}
        message={message}
      />
      {id && (
        <DeleteQuestion
          id={id}
          item={items?.find(({ _id }) => _id === id)}
          user={user}
          onDeleted={reload}
          message={message}
        />
      )}
    </>
  );
}
