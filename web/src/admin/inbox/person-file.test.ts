import type { InboxMessage } from '@theni/contract';
import { expect, test } from 'vitest';
import { personFile } from './person-file.ts';

const message = {
  Name: 'Asha',
  Email: 'asha@theni.example',
  Message: 'a corner plot\nplease',
  Services: { plots: 'plots and approvals' },
  Language: 'en',
  Page: '/service-plots',
  Project: 'sample-garden',
  Plot: '12',
  ComeOn: '2026-03-07',
  Stage: 'visit',
  VisitAt: '2026-03-08',
  Note: 'with her brother',
  CreatedAt: '2026-03-02T04:30:00.000Z',
} as InboxMessage;
const about = {
  origin: 'https://www.theni.example',
  company: { en: 'Sample Land', ta: 'மாதிரி நிலம்' },
  now: new Date('2026-03-09T04:30:00.000Z'),
};
const Plots = [{ Project: 'sample-garden', Number: '12', State: 'booked' as const }];

test('a person reads all that was written and noted, the newest first, and where the rights stand', () => {
  const older = { ...message, Message: 'about the price', CreatedAt: '2026-03-01T04:30:00.000Z' };
  const file = personFile({ Messages: [older, message], Plots }, about);
  expect(file).toContain('Personal data of Asha\nSample Land, 9 Mar 2026\n');
  expect(file).toContain('https://www.theni.example/privacy');
  expect(file).toContain('Plot 12 of sample-garden: booked');
  expect(file.indexOf('a corner plot\nplease')).toBeLessThan(file.indexOf('about the price'));
  for (const fact of [
    'E-mail: asha@theni.example',
    'Service: plots and approvals',
    'Would like to come on: 7 Mar 2026',
    'Site visit on: 8 Mar 2026',
    'Our note: with her brother',
    'Stage: Site visit',
  ])
    expect(file).toContain(fact);
  expect(file).not.toMatch(/null|undefined|Phone/);
});

test('who wrote in Tamil reads it in Tamil', () => {
  const file = personFile({ Messages: [{ ...message, Language: 'ta' }], Plots }, about);
  expect(file).toContain('Asha: தனிப்பட்ட தகவல்கள்\nமாதிரி நிலம்');
  expect(file).toContain('https://www.theni.example/ta/privacy');
  expect(file).toContain('sample-garden, மனை 12: முன்பதிவு செய்யப்பட்டது');
});
