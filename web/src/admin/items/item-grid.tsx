import type { Item, ItemChange } from '@theni/contract';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { isGone } from '../api/errors.ts';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.ts';
import { adminText } from '../words.ts';
import { GoneCard, ItemCard } from './item-card.tsx';
import { ItemEditor } from './item-editor.tsx';
import { chosenItems, NO_FILTERS, withKept } from './item-filters.ts';
import css from './item-grid.module.css';
import { errorMessage, useChangeItem } from './item-queries.ts';
import { ItemToolbar } from './item-toolbar.tsx';

const text = adminText.panel;

/** The item that was changed last keeps its place; where it is gone, that is said there, or above all of them where it is in no list. */
export interface Notice {
  item: Item | undefined;
  text?: string | undefined;
  /** It is deleted; its place stays until something else is changed. */
  isGone?: boolean;
}

/** The uploaded items of a choice with what can be done to them. `undefined` items are still on their way. */
export function ItemGrid({
  items,
  notice,
  onNotice,
}: {
  items: Item[] | undefined;
  notice: Notice | undefined;
  onNotice: (notice: Notice | undefined) => void;
}) {
  const [edited, setEdited] = useState<Item>();
  const [filters, setFilters] = useState(NO_FILTERS);
  const { mutate } = useChangeItem((item, error) => {
    const text = error && errorMessage(error);
    if (text) notify({ text });
    onNotice({ item, text, isGone: isGone(error) });
  });
  const onChange = useCallback(
    (item: Item, change: ItemChange) => mutate({ item, change }),
    [mutate],
  );
  const known = useMemo(() => new Map(items?.map((item) => [item._id, item])), [items]);
  const chosen = useMemo(() => chosenItems(items ?? [], filters), [items, filters]);
  const kept = notice?.item && (known.get(notice.item._id) ?? notice.item);
  // Hundreds of cards are drawn bit by bit, and what the admin does meanwhile comes first.
  const inView = useMemo(() => withKept(chosen, kept), [chosen, kept]);
  const shown = useDeferredValue(inView, NONE);

  const names = new Map(useLayoutChoices([]).map(({ slug, name }) => [slug, name]));

  const [limit, setLimit] = useState(STEP);
  useEffect(() => {
    if (limit < shown.length) startTransition(() => setLimit(limit + STEP));
  }, [limit, shown]);

  return (
    <section className={css.items} aria-labelledby="items-heading">
      <h2 id="items-heading" tabIndex={-1}>
        {text.items}
      </h2>
      {items && items.length > 0 && (
        <>
          <ItemToolbar
            items={items}
            filters={filters}
            onFilters={(wanted) => {
              onNotice(undefined);
              setFilters(wanted);
              setLimit(STEP);
            }}
          />
          <p className={common.note}>{text.filters.found(chosen.length, items.length)}</p>
        </>
      )}
      <p role="status" className={css.message}>
        {notice && !notice.item ? notice.text : !items && text.loading}
      </p>
      {items?.length === 0 && <p>{text.empty}</p>}
      {items && items.length > 0 && chosen.length === 0 && <p>{text.filters.none}</p>}
      {shown.length > 0 && (
        <ul className={css.grid} aria-label={text.items}>
          {shown.slice(0, limit).map((item) => {
            const hasNotice = notice?.item?._id === item._id;
            if (!known.has(item._id))
              return hasNotice && notice.isGone ? (
                <GoneCard key={item._id} item={item} notice={notice.text ?? ''} />
              ) : null;
            return (
              <ItemCard
                key={item._id}
                item={item}
                layout={names.get(item.Project ?? '') ?? item.Project}
                onChange={onChange}
                onEdit={setEdited}
              />
            );
          })}
        </ul>
      )}
      {edited && (
        <ItemEditor
          item={edited}
          onClose={() => setEdited(undefined)}
          onSaved={(item) => {
            setEdited(undefined);
            onNotice({ item });
          }}
        />
      )}
    </section>
  );
}

const NONE: Item[] = [];

/** So many cards are put into the page at once: all of hundreds would keep a phone busy for too long. */
const STEP = 100;
