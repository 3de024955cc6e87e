import type { Item } from '@theni/contract';
import { useState } from 'react';
import type { TimedMessage } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import { ItemCard } from './item-card.tsx';
import { ItemEditor } from './item-editor.tsx';
import { chosenItems, NO_FILTERS } from './item-filters.ts';
import css from './item-grid.module.css';
import { errorMessage, useChangeItem } from './item-queries.ts';
import { ItemToolbar } from './item-toolbar.tsx';
import { SelectionBar } from './selection-bar.tsx';

const text = adminText.panel;

/** The uploaded items of a choice with what can be done to them. `undefined` items are still on their way. */
export function ItemGrid({ items, message }: { items: Item[] | undefined; message: TimedMessage }) {
  const [edited, setEdited] = useState<Item>();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useChangeItem((error) =>
    message.show(errorMessage(error), adminTimings.deleteFailureMs),
  );
  const shown = chosenItems(items ?? [], filters);

  function select(id: string, isSelected: boolean) {
    const others = [...selected].filter((each) => each !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  }

  return (
    <section className={css.items} aria-labelledby="items-heading">
      <h2 id="items-heading" tabIndex={-1}>
        {text.items}
      </h2>
      {items && items.length > 0 && (
        <>
          <ItemToolbar items={items} filters={filters} onFilters={setFilters} />
          <p className={css.count}>{text.filters.found(shown.length, items.length)}</p>
          <SelectionBar
            items={items}
            shown={shown}
            selected={selected}
            message={message}
            onSelect={(ids) => setSelected(new Set(ids))}
          />
        </>
      )}
      {/* In view wherever the card is that it is about. */}
      <p role="status" className={css.message}>
        {message.text ?? (items ? '' : text.loading)}
      </p>
      {items?.length === 0 && <p>{text.empty}</p>}
      {items && items.length > 0 && shown.length === 0 && <p>{text.filters.none}</p>}
      {shown.length > 0 && (
        <ul className={css.grid} aria-label={text.items}>
          {shown.map((item) => (
            <ItemCard
              key={item._id}
              item={item}
              selected={selected.has(item._id)}
              onSelect={(isSelected) => select(item._id, isSelected)}
              onChange={(change) => mutate({ id: item._id, change })}
              onEdit={() => setEdited(item)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <ItemEditor
          item={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            message.show(adminText.item.saved, adminTimings.deleteFailureMs);
          }}
        />
      )}
    </section>
  );
}
