import { useMutation } from '@tanstack/react-query';
import type { InboxMessage } from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.ts';
import { call } from '../api/call.ts';
import { notify } from '../ui/notice.ts';
import { inboxText } from './inbox-words.ts';
import { personFile } from './person-file.ts';
import { saveFile } from './save-file.ts';

const text = inboxText.handOut;

/** What is stored of whoever wrote a message, as a file to hand over: of the same messages that "Forget this person" deletes. */
export function HandOutData({ message }: { message: InboxMessage }) {
  const { companyNames: company } = useWords();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async ({ Phone, Email, Name }: InboxMessage) => {
      const stored = await call('POST /api/messages/export-person', {
        body: { Email, ...(Phone && { Phone }) },
      });
      const now = new Date();
      const words = personFile(stored, { origin: location.origin, company, now });
      // By the mark at the beginning old programs know that it is UTF-8.
      const file = new Blob(['\uFEFF', words], { type: 'text/plain;charset=utf-8' });
      saveFile(file, `personal-data-${dayOf(now)}.txt`);
      return Name;
    },
    meta: { failure: 'the data of a person could not be exported' },
    onSuccess: (name) => notify({ text: text.made(name) }),
  });
  return (
    <div>
      <Button variant="outline" disabled={isPending} onClick={() => mutate(message)}>
        {text.button}
      </Button>
      <p role="alert">{isError && text.failed}</p>
    </div>
  );
}
