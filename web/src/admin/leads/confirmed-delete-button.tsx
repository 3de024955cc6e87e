import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import { adminText } from '../texts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { focusNotice, notify } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import { useChange } from '../ui/use-change.ts';

export function ConfirmedDeleteButton({
  label,
  question,
  act,
}: {
  label: string;
  question: string;
  act: () => Promise<string>;
}) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { error, isPending, mutate } = useChange({
    isOpen: isAsking,
    failure: (error) => `${label}: ${notDeleted(error)}`,
    mutationFn: act,
    onSuccess: async (text) => {
      setAsking(false);
      notify({ text });
      await client.invalidateQueries({ queryKey: ['leads'] });
      // The button may have gone with what it deleted.
      focusNotice();
    },
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={adminText.deletion.question}
          confirm={adminText.deletion.confirm}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>{question}</p>
          <ErrorNotice>{error && notDeleted(error)}</ErrorNotice>
        </ConfirmDialog>
      )}
    </div>
  );
}

const notDeleted = (error: Error) => `Not deleted. ${apiErrorText(error)}`;
