import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { listMessages } from '../api/admin-api.ts';
import { LoadFailed } from './load-failed.tsx';
import css from './plot-states.module.css';
import { plotText, shortTime } from './plot-words.ts';

const text = plotText.message;

/** Whose message a plot goes with. The plot gets its id, and never a name or a number. */
export function MessageChoice({
  message,
  onChoose,
}: {
  message: string | null;
  onChoose: (id: string | null) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['messages of plots'],
    queryFn: async () => (await listMessages('/api/messages?spam=0')).messages,
    enabled: isOpen || message !== null,
    meta: { failure: 'the inbox could not be loaded' },
  });
  const chosen = data?.find(({ _id }) => _id === message);
  if (isOpen)
    return (
      <div className={css.dialog}>
        {isError && <LoadFailed said={text.failed} onRetry={() => refetch()} />}
        {data?.length === 0 && <p>{text.empty}</p>}
        <ul className={css.messages} aria-label={text.list}>
          {data?.map(({ _id, Name, Message, CreatedAt }) => (
            <li key={_id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(_id);
                  setOpen(false);
                }}
              >
                <strong>{Name}</strong>
                <span>
                  {shortTime(CreatedAt)} · {Message}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Button look="outline" onClick={() => setOpen(false)}>
          {text.keep}
        </Button>
      </div>
    );
  return (
    <div className={css.message}>
      <p>
        {message === null
          ? text.none
          : chosen
            ? text.attached(`${chosen.Name}, ${shortTime(chosen.CreatedAt)}`)
            : text.other}
      </p>
      <Button look="outline" onClick={() => setOpen(true)}>
        {text.choose}
      </Button>
      {message !== null && (
        <Button look="outline" onClick={() => onChoose(null)}>
          {text.remove}
        </Button>
      )}
    </div>
  );
}
