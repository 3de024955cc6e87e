import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../../emulators/suite/accounts.ts';
import { LocalClient } from '../../../emulators/suite/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../../emulators/suite/ports.ts';
import { productionDependencies } from '../../src/production.ts';
import { emptyCollections } from '../empty-collections.ts';
import { requestUntilKilled } from '../killed-process.ts';

const PROGRAM = new URL('../killed-publish.ts', import.meta.url);
const PATHS = ['/', '/about-us', '/service-plots', '/ta', '/ta/contact-us'];

const site = process.env.SITE_URL ?? '';
const admin = new LocalClient(suitePorts(TEST_PORT_OFFSET));
const { content } = productionDependencies();
beforeAll(async () => {
  await admin.signIn(ADMIN);
});
afterAll(() => emptyCollections(getFirestore(), ['content', 'contentVersions', 'releases']));

/** @returns the draft's version */
async function typed(phone: string): Promise<number> {
  const { Version, Content } = await content.draft();
  const company = { ...Content.company, phones: [phone] };
  const saved = await content.saveDraft({ ...Content, company }, Version);
  if ('conflictWith' in saved) throw new Error('Somebody else has typed.');
  return saved.Version;
}

/** The number on each page and in its words. */
async function phonesRead(): Promise<string[]> {
  const phones = new Set<string>();
  for (const path of PATHS) {
    const html = await (await fetch(site + path)).text();
    const [, words = ''] = /data-words="([^"]+)"/.exec(html) ?? [];
    const [, link = ''] = /href="tel:([^"]+)"/.exec(html) ?? [];
    phones.add(link);
    const { company } = await (await fetch(site + words)).json();
    phones.add(company.phones[0].replaceAll(' ', ''));
  }
  return [...phones];
}

const numberOf = (step: number, which: number) => `+91 00000 ${step}${which}`.padEnd(15, '0');
const asLink = (phone: string) => phone.replaceAll(' ', '');
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** Two publications for each step. */
const options = { timeout: 1_200_000 };

test(
  'a publication that is killed at any step leaves the site wholly old or wholly new, and the next one publishes',
  options,
  async () => {
    let [before = ''] = await phonesRead();
    let step = 0;
    for (let isDone = false; !isDone; step += 1) {
      const killed = numberOf(100 + step, 1);
      const version = await typed(killed);
      const status = await requestUntilKilled(PROGRAM, step, (client) =>
        client.request('POST', '/content/publish', undefined, ifMatch(version)),
      );
      isDone = status !== undefined;
      if (isDone) expect(status).toBe(200);
      const seen = await phonesRead();
      expect(seen, `killed before call ${step}`).toHaveLength(1);
      expect([before, asLink(killed)]).toContain(seen[0]);
      const which = seen[0] === before ? 'old' : 'new';
      console.log(`killed before call ${step}: ${isDone ? 'not any more' : which}`);

      // A minute later.
      await getFirestore().doc('content/state').set({ Lease: null }, { merge: true });
      const next = numberOf(100 + step, 2);
      const again = await admin.request(
        'POST',
        '/content/publish',
        undefined,
        ifMatch(await typed(next)),
      );
      expect(again.status).toBe(200);
      expect(await phonesRead()).toEqual([asLink(next)]);
      before = asLink(next);
    }
    expect(step).toBeGreaterThan(15);
  },
);
