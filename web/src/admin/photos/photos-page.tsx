import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { QueryState } from '../ui/query-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemCard } from './item-card.tsx';
import { FAILED, foundItems, useAllItems } from './items.ts';
import css from './photos.module.css';
import { UploadForm } from './upload-form.tsx';

const LIST_HEADING = 'Photos and videos';

/** Of hundreds of items so many are put into the page at a time. */
const STEP = 60;

/** Specification §2: upload photos and videos, and manage those in the gallery. */
export function PhotosPage() {
  return <AdminPage heading="Photos & videos">{() => <Photos />}</AdminPage>;
}

function Photos() {
  const { data: items } = useAllItems();
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
  const query = useAllItems();
  const { data: items } = query;
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const names = useLayoutNames();
  // What is typed comes before the cards.
  const found = foundItems(items ?? [], useDeferredValue(search), names);
  return (
    <section className={common.stack} aria-labelledby="items-heading">
      <h2 id="items-heading">{LIST_HEADING}</h2>
      <QueryState query={query} failed={() => FAILED} />
      {items?.length === 0 && <p>No photos yet.</p>}
      {items && items.length > 0 && (
        <>
          <InputField
            label="Search photos: place, service or layout"
            type="search"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status" className={common.note}>
            {found.length === 0 ? 'No photos match.' : `${found.length} of ${items.length} photos`}
          </p>
          <ul className={css.items} aria-label={LIST_HEADING}>
            {found.slice(0, limit).map((item) => (
              <ItemCard key={item._id} item={item} layoutName={names.get(item.Layout ?? '')} />
            ))}
          </ul>
          {found.length > limit && (
            <Button variant="outline" onClick={() => setLimit(limit + STEP)}>
              Show more
            </Button>
          )}
        </>
      )}
    </section>
  );
}
