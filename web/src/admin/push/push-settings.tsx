import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayText } from '@theni/contract/times';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { reasonOf } from '../api/errors.ts';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { notify } from '../ui/notice.ts';
import { pushQuery, remove, sendTest, stateOf, turnOff, turnOn } from './push-state.ts';
import { pushText } from './push-words.ts';

/** A switch that says whether this browser rings for new leads, or why it cannot; and the browsers that do. */
export function PushSettings() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(pushQuery);
  const { mutate: act, isPending } = useMutation({
    mutationFn: (action: () => Promise<string | undefined>) => action(),
    meta: { failure: 'a browser could not be made to ring, or to be silent' },
    onSuccess: (text) => notify(text ? { text } : undefined),
    onError: (error) => notify({ text: pushText.failed(reasonOf(error)) }),
    onSettled: () => client.invalidateQueries(pushQuery),
  });
  const state = stateOf(data);
  const canSwitch = ['on', 'off', 'stopped'].includes(state);
  const { Browsers: browsers = [], PublicKey: publicKey } = data ?? {};

  if (isError && !data)
    return <LoadFailed notice={pushText.loadFailed} onRetry={() => refetch()} />;
  return (
    <Disclosure summary={`${pushText.ring}: ${state}`} isOpen={state === 'stopped'}>
      <div className={common.stack}>
        {pushText.help[state]?.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {canSwitch && (
          <CheckboxField
            role="switch"
            label={pushText.ring}
            checked={state === 'on'}
            aria-disabled={isPending}
            onChange={() =>
              isPending || act(state === 'on' ? turnOff : () => turnOn(publicKey ?? ''))
            }
          />
        )}
        <ul className={common.stack} aria-label={pushText.list}>
          {browsers.map(({ Endpoint, Name, AddedAt, LostAt }) => (
            <li key={Endpoint} className={common.row}>
              {Name}
              {Endpoint === data?.here && `, ${pushText.here}`},{' '}
              {LostAt ? pushText.lostOn(dayText(LostAt)) : pushText.since(dayText(AddedAt))}
              <Button
                variant="outline"
                aria-label={`${pushText.remove} ${Name}`}
                disabled={isPending}
                onClick={() => act(() => remove(Endpoint, Name))}
              >
                {pushText.remove}
              </Button>
            </li>
          ))}
        </ul>
        {browsers.length > 0 && (
          <div>
            <Button variant="outline" disabled={isPending} onClick={() => act(sendTest)}>
              {pushText.test}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
