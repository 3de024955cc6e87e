import type { Lead, LeadPage } from '@theni/contract';
import { afterEach, expect, test } from 'vitest';
import { samplePost } from '../../test/samples.ts';
import { startTestApi, type TestApi, testClock } from '../../test/test-api.ts';
import { deliverLeads } from '../delivery/deliver-leads.ts';

/** More than a search reads, and than are deleted, in one go. */
const MESSAGES = 310;
const AT_ONCE = 20;
const MACHINE = '203.0.113.66';
const HOSTING = '203.0.113.1';

type Headers = Record<string, string>;
const forged = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** One machine's requests: how it sends, and what Google's front end makes of a visitor's. */
const WAYS: [where: string, headersOf: (index: number) => Headers, peer: string][] = [
  [
    'at the direct address',
    (index) => ({
      'X-Forwarded-For': `${forged(index)}, ${MACHINE}`,
      'Fastly-Client-IP': forged(index),
    }),
    MACHINE,
  ],
  [
    'by the peer that Hosting’s visitors share',
    (index) => ({ 'X-Forwarded-For': HOSTING, 'Fastly-Client-IP': forged(index) }),
    HOSTING,
  ],
];

const clock = testClock();
let api: TestApi;
afterEach(() => api.stop());

/** Some side by side. @returns how often each status was answered */
async function flood(headersOf: (index: number) => Headers): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  async function sender(): Promise<void> {
    while (next < MESSAGES) {
      next += 1;
      const { status } = await api.send(samplePost({ name: 'Program' }), headersOf(next));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return statuses;
}

const visitor = (name: string, peer: string, address = '192.0.2.7') =>
  api.send(samplePost({ name }), { 'X-Forwarded-For': `${address}, ${peer}` });

async function leads(query: string): Promise<Lead[]> {
  const found: Lead[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const asked = `/messages?${query}${before && `&before=${before}`}`;
    const page: LeadPage = await (await api.asAdmin('GET', asked)).json();
    found.push(...page.messages);
    before = page.next;
  }
  return found;
}

const HONEST = Array.from({ length: 10 }, (_, at) => `Honest ${at}`);

test.each(WAYS)(
  `${MESSAGES} messages that one machine forges %s close the form for nobody, and nobody is passed over`,
  async (_where, headersOf, peer) => {
    api = await startTestApi({ now: clock.now });
    const flooding = flood(headersOf);
    expect((await visitor('Rani', '203.0.113.2')).status, 'of another peer, meanwhile').toBe(202);
    expect(await flooding, 'a shared key refuses nobody').toEqual(new Map([[202, MESSAGES]]));
    expect((await visitor('Selvi', '203.0.113.3')).status, 'of another peer, afterwards').toBe(202);
    for (const [at, name] of HONEST.entries())
      expect((await visitor(name, peer, `192.0.2.${at}`)).status, 'of the same peer').toBe(202);

    for (let minute = 0; minute < 10; minute += 1) {
      clock.pass(60_000);
      await deliverLeads(api.dependencies);
    }
    const mails = api.mailService.taken;
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('New lead: Rani'),
        expect.stringContaining('New lead: Selvi'),
      ]),
    );
    expect(mails.length).toBe(33);
    const told = mails.find(
      ({ subject }) => subject === `${MESSAGES - 20} messages were held back`,
    );
    for (const name of HONEST) expect(told?.content[0]?.value).toContain(`${name}, `);

    for (const { id, name } of await leads('list=open'))
      if (name === 'Program') await api.asAdmin('PATCH', `/messages/${id}`, { verdict: 'spam' });
    const [newest] = await leads('list=spam');
    const emptied = await api.asAdmin('POST', '/messages/empty-spam', { newest: newest?.id });
    expect(await emptied.json()).toEqual({ messages: MESSAGES + HONEST.length });
    const names = (await leads('list=all')).map(({ name }) => name);
    expect(names.sort()).toEqual(['Rani', 'Selvi']);
    expect(await leads('list=all&search=rani')).toMatchObject([{ name: 'Rani' }]);
  },
);
