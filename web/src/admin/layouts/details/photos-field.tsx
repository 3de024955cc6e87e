import type { Item } from '@theni/contract';
import { useState } from 'react';
import { posterAddress } from '../../../gallery/item-photo.tsx';
import type { FieldProps } from '../../fields/field-issue.tsx';
import { moreItems, useItemList, useItems } from '../../photos/items.ts';
import common from '../../ui/common.module.css';
import { Disclosure } from '../../ui/controls.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ErrorNotice } from '../../ui/query-state.tsx';
import css from '../layouts.module.css';

type Props = FieldProps & { value: string[] };

/** Ids of items of the gallery, in the order of the layout's page. */
export function PhotosField({ field, value: chosen, issueAt, onChange }: Props) {
  const { list, items: gallery = [] } = useItemList();
  // Those that were chosen when the form was opened come first: a tick moves none under the thumb.
  const [first] = useState(chosen);
  const items = [...useItems(first), ...gallery.filter(({ _id }) => !first.includes(_id))];
  return (
    <div className={common.stack} data-path={field.path}>
      <h3>{field.label}</h3>
      <ErrorNotice>{issueAt(field.path).error}</ErrorNotice>
      <Disclosure
        summary={`Choose from the gallery (${chosen.length} chosen)`}
        isOpen={chosen.length > 0}
      >
        <p className={common.note}>
          {list.isError && !list.data
            ? 'The gallery could not be loaded.'
            : 'They appear on the page in the order in which you tick them.'}
        </p>
        <fieldset className={css.photos} aria-label={field.label}>
          {items.map((item) => (
            <label key={item._id}>
              <ItemThumbnail item={item} />
              <input
                type="checkbox"
                data-entry=""
                checked={chosen.includes(item._id)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...chosen, item._id] : chosen.filter((id) => id !== item._id))
                }
              />{' '}
              {item.Service.trim()}, {item.Location}
            </label>
          ))}
          <LoadMore {...moreItems} list={list} />
        </fieldset>
      </Disclosure>
    </div>
  );
}

function ItemThumbnail({ item }: { item: Item }) {
  const smallest = item.Variants.toSorted((one, other) => one.Width - other.Width)[0];
  const src = smallest?.Url ?? posterAddress(item);
  return <img src={src} alt="" loading="lazy" width={item.Width} height={item.Height} />;
}
