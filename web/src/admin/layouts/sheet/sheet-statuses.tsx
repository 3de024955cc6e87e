import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { labels } from '../../help/labels.ts';
import common from '../../ui/common.module.css';
import { notifyWithUndo } from '../../ui/notice.ts';
import { ErrorNotice } from '../../ui/query-state.tsx';
import { useChange } from '../../ui/use-change.ts';
import { statusOf } from '../layout-queries.ts';
import { useHeldUntil } from '../status/plot-status.tsx';
import { plotFailure, usePlotChange } from '../status/use-plot-change.ts';
import { useLayout } from '../use-layout.ts';
import { notSetYet } from './listed-statuses.ts';
import type { SheetStatus } from './read-sheet.ts';

interface Props {
  listed: SheetStatus[];
  onChange: (listed: SheetStatus[] | undefined) => void;
}

/** What a pasted list says of who has a plot is public at once, so the owner is listed first. */
export function SheetStatuses({ listed, onChange }: Props) {
  const { slug, layout, state } = useLayout();
  const { statuses } = state.server;
  const { send } = usePlotChange(slug);
  const waiting = notSetYet(listed, statuses);
  const areSaved = listed.every(
    ({ number }) =>
      statusOf(statuses, number) || !layout.plots.some((plot) => plot.number === number),
  );
  const hold = useHeldUntil(null);
  const hasHeld = waiting.some((each) => each.state === 'held');
  const set = useChange({
    mutationFn: async (end?: Date) => {
      const failures: string[] = [];
      for (const { number, state: next } of waiting) {
        const seen = statusOf(statuses, number);
        const heldUntil = next === 'held' ? end?.toISOString() : undefined;
        const change = { state: next, ...(heldUntil && { heldUntil }) };
        if (seen)
          await send(seen, change).catch((error: Error) => {
            failures.push(plotFailure(error, seen));
          });
      }
      if (failures.length > 0) throw new Error(failures.slice(0, 3).join(' '));
      onChange(undefined);
    },
    failure: ({ message }) => message,
  });

  function setAll() {
    const end = hasHeld ? hold.read() : undefined;
    if (end || !hasHeld) set.mutate(end);
  }

  const section = useRef<HTMLElement>(null);
  const shown = useRef(listed);
  // The list from which they come stands below all plots.
  useEffect(() => {
    if (listed !== shown.current) section.current?.scrollIntoView({ block: 'center' });
    shown.current = listed;
  }, [listed]);

  if (waiting.length === 0 && areSaved) return null;
  return (
    <section ref={section} className={common.card} aria-label="Status of the plots of your list">
      <h3>Your list names plots that are not for sale</h3>
      {(['sold', 'booked', 'held'] as const).map((one) => {
        const numbers = waiting.filter((each) => each.state === one).map(({ number }) => number);
        return (
          numbers.length > 0 && (
            <p key={one}>
              {labels.plotStates[one]}, {numbers.length}: {numbers.join(', ')}
            </p>
          )
        );
      })}
      {hasHeld && hold.field}
      <p className={common.note}>
        They are not set yet. Visitors see it within a minute; you can publish once it is done.
      </p>
      <ErrorNotice>{set.failed}</ErrorNotice>
      <div className={common.row}>
        <Button isBusy={set.isPending || !areSaved} onClick={setAll}>
          {areSaved && !set.isPending ? `Set the status of ${waiting.length}` : 'Saving..'}
        </Button>
        <Button
          variant="outline"
          isBusy={set.isPending}
          onClick={() => {
            onChange(undefined);
            notifyWithUndo('Their status stays as it is.', () => onChange(listed));
          }}
        >
          Leave them as they are
        </Button>
      </div>
    </section>
  );
}
