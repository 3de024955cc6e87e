import { useMutation } from '@tanstack/react-query';
import type { Item, ItemChange } from '@theni/contract';
import { BULK_MAX } from '@theni/contract/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { changeItems, deleteItems } from '../api/admin-api.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import deleteCss from './delete-dialog.module.css';
import { projectsOf } from './item-filters.ts';
import css from './item-grid.module.css';
import { errorMessage, useReloadItems } from './item-queries.ts';

const text = adminText.panel.many;

/** What is done to all selected items at once. */
export function SelectionBar({
  items,
  shown,
  selected,
  onSelect,
}: {
  items: Item[];
  /** Those that the grid shows. */
  shown: Item[];
  selected: ReadonlySet<string>;
  onSelect: (ids: Iterable<string>) => void;
}) {
  const [asking, setAsking] = useState(false);
  const done = useTimedMessage();
  const error = useTimedMessage();
  const reload = useReloadItems();
  const isDeleted = useRef(false);
  // After the dialog has closed: it holds the focus until then.
  useEffect(() => {
    if (asking || !isDeleted.current) return;
    isDeleted.current = false;
    document.getElementById('items-heading')?.focus();
  }, [asking]);
  const ids = items.map(({ _id }) => _id).filter((id) => selected.has(id));
  const say = (text: string) => done.show(text, adminTimings.deleteFailureMs);

  const change = useMutation({
    mutationFn: (wanted: ItemChange) => inParts(ids, (part) => changeItems(part, wanted)),
    meta: { failure: 'the items could not be changed' },
    onError: (cause) => say(errorMessage(cause)),
    onSuccess: () => say(text.changed(ids.length)),
    onSettled: reload,
  });
  const deletion = useMutation({
    mutationFn: () => inParts(ids, deleteItems),
    meta: { failure: 'delete failed' },
    onMutate: error.clear,
    onError: () => error.show(adminText.deletion.failed, adminTimings.deleteFailureMs),
    onSuccess: () => {
      say(text.deleted(ids.length));
      onSelect([]);
      setAsking(false);
      isDeleted.current = true;
    },
    onSettled: reload,
  });

  function move(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const Project = String(new FormData(event.currentTarget).get('project')).trim();
    change.mutate({ Project });
  }

  return (
    <div className={css.selection}>
      <p role="status" className={css.done}>
        {text.selected(ids.length)} <strong>{done.text}</strong>
      </p>
      <Button look="outline" onClick={() => onSelect(shown.map(({ _id }) => _id))}>
        {text.all}
      </Button>
      {ids.length > 0 && (
        <>
          <Button look="outline" onClick={() => onSelect([])}>
            {text.clear}
          </Button>
          <Button look="outline" onClick={() => change.mutate({ Hidden: true })}>
            {text.hide}
          </Button>
          <Button look="outline" onClick={() => change.mutate({ Hidden: false })}>
            {text.show}
          </Button>
          <Button onClick={() => setAsking(true)}>{text.delete}</Button>
          <form className={css.move} onSubmit={move}>
            <InputField
              label={text.project}
              hint={text.projectHint}
              name="project"
              pattern="[a-z0-9\-]*"
              autoComplete="off"
              list="item-projects"
            />
            <datalist id="item-projects">
              {projectsOf(items).map((project) => (
                <option key={project} value={project} />
              ))}
            </datalist>
            <Button type="submit" look="outline">
              {text.move}
            </Button>
          </form>
        </>
      )}
      {asking && (
        <ConfirmDialog
          heading={adminText.deletion.question}
          cancel={adminText.deletion.cancel}
          confirm={adminText.deletion.confirm}
          busy={deletion.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={deletion.mutate}
        >
          <p>{text.deletion(ids.length)}</p>
          <p role="alert" className={deleteCss.error}>
            {error.text}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** One call takes so many. */
async function inParts(ids: string[], act: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += BULK_MAX)
    await act(ids.slice(start, start + BULK_MAX));
}
