import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { useLayoutNames } from '../api/layouts.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/notice.tsx';
import { DeleteDialog, ItemCard } from './item-card.tsx';
import { foundItems, reloadItems, useItems } from './items.ts';
import css from './photos.module.css';
import { UploadForm } from './upload-form.tsx';
import { photosText } from './words.ts';

const text = photosText.list;

/** Of hundreds of items so many are put into the page at a time. */
const STEP = 60;

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

function ItemList() {
  const { items, failed } = useItems();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const names = useLayoutNames();
  // What is typed comes before the cards.
  const found = foundItems(items ?? [], useDeferredValue(search), names);
  return (
    <section className={common.stack} aria-labelledby="items-heading">
      <h2 id="items-heading">{text.heading}</h2>
      {failed && <LoadFailed notice={text.listFailed} onRetry={reloadItems} />}
      {!items && !failed && <p role="status">{text.loading}</p>}
      {items?.length === 0 && <p>{text.empty}</p>}
      {items && items.length > 0 && (
        <>
          <InputField
            label={text.search}
            type="search"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status" className={common.note}>
            {found.length === 0 ? text.none : text.found(found.length, items.length)}
          </p>
          <ul className={css.items} aria-label={text.heading}>
            {found.slice(0, limit).map((item) => (
              <ItemCard key={item._id} item={item} layout={names.get(item.Project ?? '')} />
            ))}
          </ul>
          {found.length > limit && (
            <Button variant="outline" onClick={() => setLimit(limit + STEP)}>
              {text.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
