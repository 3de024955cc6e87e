import { contact } from '../content/contact.ts';
import { Banner } from '../ui/banner.tsx';
import { OtherWays } from './other-ways.tsx';
import type { ContactData } from './send-message.ts';
import type { Failure, SendState } from './use-send.ts';

/** What sending came to: a banner, and other ways for as long as it has failed. A screen reader hears of both. */
export function SendResult({
  state,
  failure,
  data,
}: {
  state: SendState;
  failure: Failure | undefined;
  data: ContactData | undefined;
}) {
  return (
    <>
      <Banner
        kind={state === 'sent' ? 'good' : 'bad'}
        text={state === 'sent' || state === 'failed' ? contact[state] : undefined}
      />
      <div role="status">{failure && <OtherWays data={data} {...failure} />}</div>
    </>
  );
}
