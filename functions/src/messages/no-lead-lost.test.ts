import { expect, test } from 'vitest';
import { count } from '../../test/counts.ts';
import { deliveryScenario } from '../../test/delivery-scenario.ts';
import { samplePost } from '../../test/sample-post.ts';

const MINUTE_MS = 60_000;

test(
  'no message is lost, and none is silent or shown twice, though mail and push fail and the function is killed time and again',
  async () => {
    const messages = count(60, 1000);
    const kills = count(4, 20);
    const { log, ...result } = await deliveryScenario({ messages, kills, faultShare: 0.3 });
    console.log(result);
    expect(result).toMatchObject({
      received: messages,
      stored: messages,
      sent: messages,
      delivered: messages,
      rung: messages,
      shown: messages,
      kills,
    });
    expect(log).toContain('message not mailed yet');
    expect(log).toContain('a phone has not rung yet');
    expectNothingPersonal(log);
  },
  10 * MINUTE_MS,
);

/** Of what visitors wrote, of their addresses and of the key nothing is in the log. */
function expectNothingPersonal(log: string): void {
  const { name, email, message } = samplePost().formData;
  const words = [
    name,
    email,
    message,
    'Muthu',
    'visitor@',
    'வண',
    '127.0.0.1',
    'SG.',
    'Bearer',
    'fcm',
  ];
  for (const word of words) expect(log).not.toContain(word);
}
