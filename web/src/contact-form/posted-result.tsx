import css from './contact-form.module.css';
import { SendResult } from './send-result.tsx';
import { useSendState } from './use-send.ts';

/** At the top of the page where a browser without script lands after it has posted the form. */
export function PostedResult({ outcome }: { outcome: 'sent' | 'failed' }) {
  const [state] = useSendState(outcome);
  const failure = outcome === 'failed' ? { sentence: undefined } : undefined;
  return (
    <div className={css.posted}>
      <SendResult state={state} failure={failure} data={undefined} />
    </div>
  );
}
