import type { PushTestResponse } from '@theni/contract';

export const pushText = {
  ring: 'Ring this phone for new leads',
  help: {
    stopped: ['This phone no longer rings. Your browser has switched this off. Turn it on again.'],
    blocked: [
      'Notifications of this site are blocked. Allow them, then reload this page:',
      'In a browser: tap the icon to the left of the address, then Permissions, Notifications, Allow.',
      'In the app on an Android phone: hold its icon, then App info, Notifications.',
      'On an iPhone: Settings, Notifications, Leads, Allow Notifications.',
    ],
    'two steps to do': [
      'An iPhone or iPad rings only for an app on its Home Screen (iOS 16.4 or newer):',
      'Tap Share, the square with the arrow, and choose Add to Home Screen.',
      'Open Leads there, sign in, and turn this on.',
    ],
    'not in this browser': [
      'This browser cannot ring. Use Chrome on an Android phone, or Chrome, Edge or Firefox on a computer.',
    ],
    'not set up': [
      'Alerts are not set up on this site. Ask your engineer (npm run setup, then deploy).',
    ],
  } as Partial<Record<string, string[]>>,
  list: 'Phones and computers that ring',
  here: 'this browser',
  since: (day: string) => `since ${day}`,
  lostOn: (day: string) => `stopped on ${day}: turn it on again there, or remove it`,
  remove: 'Remove',
  test: 'Send a test',
  tested: ({ sent, failed, lost }: PushTestResponse) =>
    [
      sent === 1 ? 'Sent to 1 browser.' : `Sent to ${sent} browsers.`,
      failed.length > 0 && `Not reached: ${failed.join(', ')}. Try again later.`,
      lost.length > 0 && `Stopped: ${lost.join(', ')}. Turn it on again there.`,
    ]
      .filter(Boolean)
      .join(' '),
  turnedOn: 'This browser rings for new leads.',
  turnedOff: 'This browser no longer rings for new leads.',
  removed: (name: string) => `${name} no longer rings for new leads.`,
  failed: (reason: string) => `Not changed. ${reason}`,
};
