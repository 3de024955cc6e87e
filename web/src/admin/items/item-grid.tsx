import type { Item } from '@theni/contract';
import { useState } from 'react';
import type { TimedMessage } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import { ItemCard } from './item-card.tsx';
import { ItemEditor } from './item-editor.tsx';
import css from './item-grid.module.css';
import { errorMessage, useChangeItem } from './item-queries.ts';

const text = adminText.panel;

/** Every uploaded item with what can be done to it. `undefined` items are still on their way. */
export function ItemGrid({ items, message }: { items: Item[] | undefined; message: TimedMessage }) {
  const [edited, setEdited] = useState<Item>();
  const { mutate } = useChangeItem((error) =>
    message.show(errorMessage(error), adminTimings.deleteFailureMs),
  );

  return (
    <section className={css.items} aria-labelledby="items-heading">
      <h2 id="items-heading" tabIndex={-1}>
        {text.items}
      </h2>
      <p role="status" className={css.message}>
        {message.text ?? (items ? '' : text.loading)}
      </p>
      {items?.length === 0 && <p>{text.empty}</p>}
      {items && items.length > 0 && (
        <ul className={css.grid} aria-label={text.items}>
          {items.map((item) => (
            <ItemCard
              key={item._id}
              item={item}
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
