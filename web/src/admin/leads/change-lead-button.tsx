import type { Lead } from '@theni/contract';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../ui/query-state.tsx';
import css from './leads.module.css';
import { useChangeLead, type Variables } from './use-change-lead.ts';

interface Props extends ComponentProps<typeof Button>, Variables {
  lead: Lead;
}

/** A button that changes a lead. Below it stands that the change is under way, or has failed. */
export function ChangeLeadButton({ lead, change, done, undo, onClick, ...button }: Props) {
  const mutation = useChangeLead(lead);
  return (
    <div>
      <Button
        variant="outline"
        isBusy={mutation.isPending}
        {...button}
        onClick={(event) => {
          onClick?.(event);
          mutation.mutate({ change, done, ...(undo && { undo }) });
        }}
      />
      <ChangeState mutation={mutation} />
    </div>
  );
}

export function ChangeState({ mutation }: { mutation: ReturnType<typeof useChangeLead> }) {
  const { isPending, failed } = mutation;
  const element = useRef<HTMLDivElement>(null);
  // The error may be below what is in view.
  useEffect(() => {
    if (failed) element.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return (
    <div ref={element} className={css.change}>
      {isPending && <p role="status">Saving..</p>}
      <ErrorNotice>{failed}</ErrorNotice>
    </div>
  );
}
