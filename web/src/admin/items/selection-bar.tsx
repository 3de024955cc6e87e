import { useMutation } from '@tanstack/react-query';
import type { Item, ItemChange } from '@theni/contract';
import { BULK_MAX } from '@theni/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { call } from '../api/call.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { notify } from '../ui/notice.ts';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import css from './item-grid.module.css';
import { errorMessage, useReloadItems } from './item-queries.ts';
import { ManyEditor } from './many-editor.tsx';

const text = adminText.panel.many;

/** What is done at once to all selected items that are in view: what a filter hides stays as it is. */
export function SelectionBar({
  shown,
  selected,
  onSelect,
}: {
  /** Those that the grid shows. */
  shown: Item[];
  selected: ReadonlySet<string>;
  onSelect: (ids: Iterable<string>) => void;
}) {
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const error = useTimedMessage();
  const reload = useReloadItems();
  /** How many the calls that have succeeded were about. */
  const count = useRef(0);
  const isCleared = useRef(false);
  const notice = useRef<HTMLParagraphElement>(null);
  const ids = shown.map(({ _id }) => _id).filter((id) => selected.has(id));
  const isNone = ids.length === 0;
  // The button that was pressed went with the last selected item. After the dialog has closed: it holds the focus until then.
  useEffect(() => {
    if (asking || !isNone || (!isCleared.current && selected.size === 0)) return;
    isCleared.current = false;
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, [asking, isNone, selected]);
  const say = (text: string) => notify({ text });

  const change = useMutation({
    mutationFn: (wanted: ItemChange) =>
      inParts(ids, count, (part) => call('PATCH /api/file', { body: { Ids: part, ...wanted } })),
    meta: { failure: 'the items could not be changed' },
    onError: (cause) => say(partly(text.changed, errorMessage(cause))),
    onSuccess: () => say(text.changed(count.current)),
    onSettled: reload,
  });
  const deletion = useMutation({
    mutationFn: () =>
      inParts(ids, count, (part) => call('POST /api/file/delete', { body: { Ids: part } })),
    meta: { failure: 'delete failed' },
    onMutate: error.clear,
    onError: () =>
      error.show(partly(text.deleted, adminText.deletion.failed), adminTimings.deleteFailureMs),
    onSuccess: () => {
      say(text.deleted(count.current));
      clear();
      setAsking(false);
    },
    onSettled: reload,
  });

  function partly(done: (count: number) => string, failure: string): string {
    return count.current === 0 ? failure : `${done(count.current)} ${text.notTheRest} ${failure}`;
  }

  function clear() {
    isCleared.current = true;
    onSelect([]);
  }

  return (
    <div className={classNames(common.row, !isNone && css.inUse)}>
      <p ref={notice} role="status" className={css.selected} tabIndex={-1}>
        {text.selected(ids.length)}
      </p>
      <Button variant="outline" onClick={() => onSelect(shown.map(({ _id }) => _id))}>
        {text.all}
      </Button>
      {!isNone && (
        <>
          <Button variant="outline" onClick={clear}>
            {text.clear}
          </Button>
          <Button variant="outline" onClick={() => change.mutate({ Hidden: true })}>
            {text.hide}
          </Button>
          <Button variant="outline" onClick={() => change.mutate({ Hidden: false })}>
            {text.show}
          </Button>
          <Button variant="outline" onClick={() => setEditing(true)}>
            {text.change}
          </Button>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {text.delete}
          </Button>
        </>
      )}
      {editing && (
        <ManyEditor count={ids.length} onClose={() => setEditing(false)} onChange={change.mutate} />
      )}
      {asking && (
        <ConfirmDialog
          heading={adminText.deletion.question}
          confirm={adminText.deletion.confirm}
          busy={deletion.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={deletion.mutate}
        >
          <p>{text.deletion(ids.length)}</p>
          <ErrorNotice>{error.text}</ErrorNotice>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** One call takes so many. @param count of those that are done; it stands where a call fails */
async function inParts(
  ids: string[],
  count: { current: number },
  act: (part: string[]) => Promise<unknown>,
): Promise<void> {
  count.current = 0;
  for (let start = 0; start < ids.length; start += BULK_MAX) {
    const part = ids.slice(start, start + BULK_MAX);
    await act(part);
    count.current += part.length;
  }
}
