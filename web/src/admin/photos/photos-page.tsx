import { useLocation } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemList } from './item-list.tsx';
import { useItems } from './items.ts';
import { UploadForm } from './upload-form.tsx';
import { photosText } from './words.ts';

/** Specification §2: upload photos and videos, and manage those in the gallery. */
export function PhotosPage() {
  return <AdminFrame heading={photosText.heading}>{() => <Photos />}</AdminFrame>;
}

function Photos() {
  const { items } = useItems();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <>
      <UploadForm />
      <ItemList />
      {id && <DeleteDialog id={id} item={items?.find(({ _id }) => _id === id)} />}
    </>
  );
}
