import { GALLERY_SERVICES } from '@theni/contract/limits';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { ItemCard } from './item-card.tsx';
import { chosenItems, type ItemChoice, reloadItems, townsOf, useItems } from './items.ts';
import css from './photos.module.css';
import { photosText } from './words.ts';

const text = photosText.list;

/** Of hundreds of items so many are put into the page at a time. */
const STEP = 60;

/** What is in the gallery, newest first. */
export function ItemList() {
  const { items, failed } = useItems();
  const [choice, setChoice] = useState<ItemChoice>({ search: '', service: '', place: '' });
  const [limit, setLimit] = useState(STEP);
  const layouts = useLayoutChoices([]);
  const names = new Map(layouts.map(({ slug, name }) => [slug, name]));
  const towns = useMemo(() => townsOf(items ?? []), [items]);
  const take = (field: keyof ItemChoice) => (event: { currentTarget: { value: string } }) => {
    setChoice({ ...choice, [field]: event.currentTarget.value });
    setLimit(STEP);
  };
  // What is typed comes before the cards.
  const chosen = chosenItems(items ?? [], useDeferredValue(choice), names);
  return (
    <section className={common.stack} aria-labelledby="items-heading">
      <h2 id="items-heading">{text.heading}</h2>
      {failed && <LoadFailed notice={text.listFailed} onRetry={reloadItems} />}
      {!items && !failed && <p role="status">{text.loading}</p>}
      {items?.length === 0 && <p>{text.empty}</p>}
      {items && items.length > 0 && (
        <>
          <search className={css.fields}>
            <InputField
              label={text.search}
              type="search"
              value={choice.search}
              onChange={take('search')}
            />
            <SelectField label={text.service} value={choice.service} onChange={take('service')}>
              <option value="">{text.anyService}</option>
              {GALLERY_SERVICES.map((service) => (
                <option key={service} value={service}>
                  {service.trim()}
                </option>
              ))}
            </SelectField>
            <SelectField label={text.place} value={choice.place} onChange={take('place')}>
              <option value="">{text.anyPlace}</option>
              {towns.map((town) => (
                <option key={town}>{town}</option>
              ))}
            </SelectField>
          </search>
          <p role="status" className={common.note}>
            {chosen.length === 0 ? text.none : text.found(chosen.length, items.length)}
          </p>
          <ul className={css.items} aria-label={text.heading}>
            {chosen.slice(0, limit).map((item) => (
              <ItemCard key={item._id} item={item} layout={names.get(item.Project ?? '')} />
            ))}
          </ul>
          {chosen.length > limit && (
            <Button variant="outline" onClick={() => setLimit(limit + STEP)}>
              {text.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
