import type { Item, ItemChange } from '@theni/contract';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { adminText, adminTimings } from '../../content/admin.ts';
import { noticeSessionEnd } from '../session/session.ts';
import type { TimedMessage } from '../ui/use-timed-message.ts';
import { changeItem } from './item-api.ts';
import { ItemCard } from './item-card.tsx';
import { ItemEditor } from './item-editor.tsx';
import css from './item-grid.module.css';
import { sentenceFor } from './refusal-sentence.ts';

const text = adminText.panel;

/** Every uploaded item with what can be done to it. `undefined` items are still on their way. */
export function ItemGrid({
  items,
  user,
  onChanged,
  message,
}: {
  items: Item[] | undefined;
  user: User;
  onChanged: () => Promise<void>;
  message: TimedMessage;
}) {
  const [edited, setEdited] = useState<Item>();

  async function change(item: Item, wish: ItemChange) {
    try {
      await changeItem(user, item._id, wish);
    } catch (error) {
      console.error('the item could not be changed', error);
      noticeSessionEnd(error);
      message.show(sentenceFor(error), adminTimings.deleteFailureMs);
    }
    await onChanged();
  }

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
              onChange={(wish) => change(item, wish)}
              onEdit={() => setEdited(item)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <ItemEditor
          item={edited}
          user={user}
          onClose={() => setEdited(undefined)}
          onSaved={async () => {
            setEdited(undefined);
            message.show(adminText.item.saved, adminTimings.deleteFailureMs);
            await onChanged();
          }}
        />
      )}
    </section>
  );
}
