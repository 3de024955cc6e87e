import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import { ConfirmDialog } from './dialog.tsx';
import { notify } from './notice.ts';
import { ErrorNotice } from './query-state.tsx';
import { useChange } from './use-change.ts';

interface Props {
  label: string;
  /** What is deleted, for a failure after the question was closed. */
  name?: string;
  heading?: string;
  confirm?: string;
  question: string;
  /** Deletes. @returns what the notice says then */
  act: () => Promise<string>;
  /** Not called once the page has been left. */
  onDeleted?: () => void;
}

export function ConfirmedDeleteButton({
  label,
  name = label,
  heading = 'do you want to delete ?',
  confirm = 'yes',
  question,
  act,
  onDeleted,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const { failed, isPending, mutate } = useChange({
    isOpen: isAsking,
    nameOf: () => name,
    failure: (error) => `Not deleted. ${apiErrorText(error)}`,
    mutationFn: act,
    onSuccess: (text) => {
      setAsking(false);
      notify({ text });
    },
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={heading}
          confirm={confirm}
          isBusy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate(undefined, { onSuccess: () => onDeleted?.() })}
        >
          <p>{question}</p>
          <ErrorNotice>{failed}</ErrorNotice>
        </ConfirmDialog>
      )}
    </div>
  );
}
