import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { reasonOf } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice, focusNotice, notify } from '../ui/notice.tsx';
import { useChange } from '../ui/use-change.ts';
import { leadsText } from './leads-words.ts';

export function AskFirst({
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
    failure: (error) => `${label}: ${leadsText.notDone(reasonOf(error))}`,
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
          heading={leadsText.questions.heading}
          confirm={leadsText.questions.confirm}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>{question}</p>
          <ErrorNotice>{error && leadsText.notDone(reasonOf(error))}</ErrorNotice>
        </ConfirmDialog>
      )}
    </div>
  );
}
