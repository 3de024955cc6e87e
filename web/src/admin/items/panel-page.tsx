import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { QueueList } from '../upload/queue-list.tsx';
import { totalsOf } from '../upload/totals.ts';
import { UploadForm } from '../upload/upload-form.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { adminText } from '../words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { suggestedPlaces } from './item-filters.ts';
import { ItemGrid, type Notice } from './item-grid.tsx';
import { useItems } from './item-queries.ts';

const text = adminText.panel;

/** Specification §2: upload photos and videos, and manage those in the gallery. */
export function PanelPage() {
  return <AdminFrame heading={text.heading}>{() => <Panel />}</AdminFrame>;
}

function Panel() {
  const { items, failed, reload } = useItems();
  const { done } = totalsOf(useUploads());
  const [notice, setNotice] = useState<Notice>();
  const id = new URLSearchParams(useLocation().search).get('id');

  const toDelete = items?.find(({ _id }) => _id === id);

  // Specification §4: after each post the list is loaded again.
  useEffect(() => {
    if (done > 0) reload();
  }, [done, reload]);

  return (
    <>
      <UploadForm knownLocations={suggestedPlaces(items ?? [])} />
      <QueueList />
      {failed && <LoadFailed notice={text.listFailed} onRetry={reload} />}
      <ItemGrid items={failed && !items ? [] : items} notice={notice} onNotice={setNotice} />
      {id && (
        <DeleteDialog
          id={id}
          item={toDelete}
          onDeleted={(text) => setNotice({ item: toDelete, text, isGone: true })}
        />
      )}
    </>
  );
}
