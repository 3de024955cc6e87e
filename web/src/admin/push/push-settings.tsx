import type { ReactNode } from 'react';
import { Disclosure } from '../ui/disclosure.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { BrowserList } from './browser-list.tsx';
import css from './push.module.css';
import { pushText } from './push-words.ts';
import { usePush } from './use-push.ts';

/** A button that says whether this browser rings for new enquiries, or why it cannot; and the browsers that do. */
export function PushSettings() {
  const push = usePush();
  const { state, browsers, busy } = push;
  const says = `${pushText.ring}: ${pushText.states[state]}`;
  const help = helpWith(state);
  const isIdle = !busy && state !== 'loading';

  if (push.failed) return <LoadFailed notice={pushText.loadFailed} onRetry={() => push.reload()} />;
  return (
    <section aria-label={pushText.ring} className={css.push}>
      {!help && (
        <button
          type="button"
          className={css.ring}
          aria-disabled={!isIdle}
          onClick={() => isIdle && push.toggle()}
        >
          <Bell rings={state === 'on'} />
          <span>{says}</span>
        </button>
      )}
      <Disclosure summary={help ? says : pushText.browsers(browsers.length)}>
        {help}
        <BrowserList push={push} />
      </Disclosure>
    </section>
  );
}

/** What to do where the button would be of no use. */
function helpWith(state: ReturnType<typeof usePush>['state']): ReactNode {
  switch (state) {
    case 'refused':
      return <Help list="ul" {...pushText.refused} />;
    case 'home screen first':
      return <Help list="ol" {...pushText.homeScreen} />;
    case 'unsupported':
      return <p>{pushText.unsupported}</p>;
    case 'not set up':
      return <p>{pushText.notSetUp}</p>;
    default:
      return undefined;
  }
}

function Help({ list: List, intro, steps }: { list: 'ol' | 'ul'; intro: string; steps: string[] }) {
  return (
    <>
      <p>{intro}</p>
      <List className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </>
  );
}

function Bell({ rings }: { rings: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4"
        fill={rings ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}
