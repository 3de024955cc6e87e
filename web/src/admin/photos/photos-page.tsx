import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminPage } from '../frame/admin-page.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { SearchField } from '../ui/controls.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemCard } from './item-card.tsx';
import { FAILED, moreItems, useItemList } from './items.ts';
import css from './photos.module.css';
import { UploadForm } from './upload-form.tsx';

const LIST_HEADING = 'Photos and videos';

/** Specification §2: upload photos and videos, and manage those in the gallery. */
export function PhotosPage() {
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <AdminPage heading="Photos & videos">
      <UploadForm />
      <ItemList />
      {id && <DeleteDialog id={id} />}
    </AdminPage>
  );
}

function ItemList() {
  const [search, setSearch] = useState('');
  const { list, items = [], found, total } = useItemList(search);
  const names = useLayoutNames();
  return (
    <section className={common.stack} aria-labelledby="items-heading">
      <h2 id="items-heading">{LIST_HEADING}</h2>
      {/* The failure of a later page stands beside its button. */}
      {!list.isFetchNextPageError && <QueryState query={list} failed={() => FAILED} />}
      {list.data && total === 0 && <p>No photos yet.</p>}
      {/* It stays also where what was searched for cannot be loaded. */}
      {(total > 0 || search !== '') && (
        <SearchField
          label="Search photos: place, service or layout"
          query={search}
          onSearch={setSearch}
        />
      )}
      {total > 0 && (
        <>
          <p role="status" className={common.note}>
            {found === 0 ? 'No photos match.' : `${found} of ${total} photos`}
          </p>
          <ul className={css.items} aria-label={LIST_HEADING}>
            {items.map((item) => (
              <ItemCard key={item._id} item={item} layoutName={names.get(item.Layout ?? '')} />
            ))}
          </ul>
          <LoadMore {...moreItems} list={list} />
        </>
      )}
    </section>
  );
}
