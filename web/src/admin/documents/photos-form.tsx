import { useQuery } from '@tanstack/react-query';
import type { Item } from '@theni/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { itemsQuery } from '../photos/items.ts';
import common from '../ui/common.module.css';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { adminText } from '../words.ts';
import { layoutText } from './layout-words.ts';
import css from './layouts.module.css';
import { useValue } from './use-editor.ts';

const text = layoutText.photos;

/** Items of the gallery, in the order in which the project's page shows them. */
export function PhotosForm() {
  const { value: chosen, change } = useValue<string[]>('photos');
  const { data: items, isError, refetch } = useQuery(itemsQuery);
  const [isChoosing, setChoosing] = useState(false);
  const move = (index: number, by: number) =>
    change(chosen.toSpliced(index, 1).toSpliced(index + by, 0, chosen[index] as string));
  return (
    <div className={common.stack} data-path="photos">
      <p className={common.note}>{text.hint}</p>
      {isError && <LoadFailed notice={text.failed} onRetry={() => refetch()} />}
      {chosen.length === 0 && <p>{text.none}</p>}
      {items && chosen.length > 0 && (
        <ol className={css.photos}>
          {chosen.map((id, index) => (
            <ChosenPhoto
              key={id}
              item={items.find(({ _id }) => _id === id)}
              isFirst={index === 0}
              isLast={index === chosen.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => change(chosen.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      <div className={common.row}>
        <Button onClick={() => setChoosing(true)} disabled={!items}>
          {text.choose}
        </Button>
        <Link to="/admin-panel" className={common.link}>
          {text.upload}
        </Link>
      </div>
      {isChoosing && items && (
        <PhotoDialog
          items={items}
          chosen={chosen}
          onCancel={() => setChoosing(false)}
          onChosen={(ids) => {
            change(ids);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

function ChosenPhoto({
  item,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  item: Item | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
}) {
  const name = item ? nameOf(item) : text.gone;
  return (
    <li className={css.photo}>
      {item && <Thumbnail item={item} />}
      <p>{name}</p>
      <div className={css.signs}>
        <IconButton
          name={text.earlier(name)}
          icon="previous"
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          name={text.later(name)}
          icon="next"
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton name={text.remove(name)} icon="remove" onClick={onRemove} />
      </div>
    </li>
  );
}

function PhotoDialog({
  items,
  chosen,
  onCancel,
  onChosen,
}: {
  items: Item[];
  chosen: string[];
  onCancel: () => void;
  onChosen: (ids: string[]) => void;
}) {
  const [ids, setIds] = useState(chosen);
  return (
    <Dialog heading={text.dialog} onCancel={onCancel}>
      {items.length === 0 && <p>{text.empty}</p>}
      <fieldset className={`${css.photos} ${css.scroll}`} aria-label={text.dialog}>
        {items.map((item) => (
          <label key={item._id} className={`${css.photo} ${css.pick}`}>
            <Thumbnail item={item} />
            <input
              type="checkbox"
              checked={ids.includes(item._id)}
              onChange={({ currentTarget }) =>
                setIds(
                  currentTarget.checked
                    ? [...ids, item._id]
                    : ids.filter((each) => each !== item._id),
                )
              }
            />
            <span>{nameOf(item)}</span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {adminText.frame.cancel}
        </Button>
        <Button onClick={() => onChosen(ids)}>{text.done(ids.length)}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Thumbnail({ item }: { item: Item }) {
  const smallest = item.Variants.toSorted((one, other) => one.Width - other.Width)[0];
  return (
    <img
      src={smallest?.Url ?? item.PosterUrl ?? item.Placeholder}
      alt=""
      loading="lazy"
      width={item.Width}
      height={item.Height}
    />
  );
}

function nameOf(item: Item): string {
  return text.named(item.Service.trim(), item.Location);
}
