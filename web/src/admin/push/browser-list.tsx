import { dayText } from '@theni/contract/times';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import css from './push.module.css';
import { pushText } from './push-words.ts';
import type { usePush } from './use-push.ts';

export function BrowserList({ push }: { push: ReturnType<typeof usePush> }) {
  const { browsers, here, busy } = push;
  const id = useId();
  if (browsers.length === 0) return <p>{pushText.none}</p>;
  return (
    <>
      <ul className={css.browsers} aria-label={pushText.list}>
        {browsers.map(({ Endpoint, Name, AddedAt }, index) => (
          <li key={Endpoint}>
            <span id={`${id}-${index}`}>
              {Name}
              {Endpoint === here && `, ${pushText.here}`}, {pushText.since(dayText(AddedAt))}
            </span>
            <Button
              variant="outline"
              id={`${id}-${index}-remove`}
              aria-labelledby={`${id}-${index}-remove ${id}-${index}`}
              disabled={busy}
              onClick={() => (Endpoint === here ? push.toggle() : push.remove(Endpoint, Name))}
            >
              {pushText.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" disabled={busy} onClick={push.test}>
        {pushText.test}
      </Button>
    </>
  );
}
