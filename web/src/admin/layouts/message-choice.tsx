import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timeText } from '@theni/contract/times';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { plotText } from '../documents/plot-words.ts';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import css from './plot-states.module.css';

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
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { data, isError, refetch } = useQuery({
    queryKey: ['leads of plots', words],
    queryFn: async () => {
      const query = words ? ({ folder: 'all', search: words } as const) : {};
      return (await call('GET /api/messages', { query })).Messages;
    },
    placeholderData: keepPreviousData,
    enabled: isOpen || message !== null,
    meta: { failure: 'the leads could not be loaded' },
  });
  const chosen = data?.find(({ _id }) => _id === message);
  if (isOpen)
    return (
      <div className={common.stack}>
        <SearchField label={text.search} words={typed} onSearch={setTyped} />
        {isError && <LoadFailed notice={text.failed} onRetry={() => refetch()} />}
        {data?.length === 0 && <p>{words ? text.notFound : text.empty}</p>}
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
                  {timeText(CreatedAt)} · {Message}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Button variant="outline" onClick={() => setOpen(false)}>
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
            ? text.attached(`${chosen.Name}, ${timeText(chosen.CreatedAt)}`)
            : text.other}
      </p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {text.choose}
      </Button>
      {message !== null && (
        <Button variant="outline" onClick={() => onChoose(null)}>
          {text.remove}
        </Button>
      )}
    </div>
  );
}
