import * as logger from 'firebase-functions/logger';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { deliverLeads } from '../src/delivery/deliver-leads.ts';
import { FOURTH_TRY_FAILED, GIVEN_UP } from '../src/delivery/mail.ts';
import { demoVapidKey, webPusher } from '../src/push/pusher.ts';
import { agentTo, startPushService } from './push-service.ts';
import { sharedTestApi, testClock } from './test-api.ts';

/** An API whose leads are mailed and rung by services of the tests, on a clock that they set. */
export async function deliveryApi() {
  const pushService = await startPushService();
  const key = demoVapidKey('demo-test');
  const pusher = webPusher(key, { subject: 'https://theni.example', agent: agentTo(pushService) });
  const clock = testClock();
  const api = await sharedTestApi({ pusher, now: clock.now });
  const { mailService } = api;
  afterEach(() => {
    expect(pushService.problems).toEqual([]);
    mailService.behave(() => 'accept');
    pushService.behave(() => 'accept');
    for (const { taken } of [mailService, pushService]) taken.length = 0;
    vi.clearAllMocks();
  });
  afterAll(() => pushService.stop());

  /** The job of each minute. */
  function run(changes: Partial<Parameters<typeof deliverLeads>[0]> = {}): Promise<void> {
    return deliverLeads({ ...api.dependencies, ...changes });
  }
  /** A new one of the admin's, which rings. */
  async function phone() {
    const browser = pushService.subscribe(key.publicKey);
    expect((await api.asAdmin('POST', '/push', browser.post)).status).toBe(201);
    return browser;
  }
  return { api, clock, mailService, pushService, run, phone };
}

/** What has been logged that mails the engineer. */
export function alerts(): string[] {
  return [...vi.mocked(logger.warn).mock.calls, ...vi.mocked(logger.error).mock.calls]
    .map(([text]) => text)
    .filter((text) => text === FOURTH_TRY_FAILED || text === GIVEN_UP);
}
