import type { PushTestResponse } from '@theni/contract';

/** Words about the browsers that ring for new enquiries. */
export const pushText = {
  ring: 'Ring this phone for new enquiries',
  states: {
    loading: '..',
    on: 'on',
    off: 'off',
    refused: 'blocked',
    unsupported: 'not in this browser',
    'home screen first': 'two steps to do',
    'not set up': 'not set up',
  },
  notSetUp:
    'The site has no key for notifications yet: the engineer runs npm run setup and deploys.',
  unsupported:
    'This browser cannot show notifications. On Android use Chrome, on a computer Chrome, Edge or Firefox.',
  refused: {
    intro:
      'Notifications of this site are blocked in this browser. Allow them again, then open this page anew:',
    steps: [
      'In a browser: tap the sign left of the address, then Permissions, Notifications, Allow.',
      'In the app on an Android phone: hold its icon, then App info, Notifications.',
      'On an iPhone: Settings, Notifications, Enquiries, Allow Notifications.',
    ],
  },
  homeScreen: {
    intro: 'An iPhone or iPad rings only for an app on its Home Screen (iOS 16.4 or newer):',
    steps: [
      'Tap Share, the square with the arrow.',
      'Choose Add to Home Screen.',
      'Open Enquiries there, sign in, and turn this on.',
    ],
  },
  browsers: (count: number) => `Browsers (${count})`,
  list: 'Browsers that ring',
  none: 'No browser rings yet.',
  here: 'this browser',
  since: (day: string) => `since ${day}`,
  remove: 'Remove',
  test: 'Send a test',
  tested: ({ Sent, Failed }: PushTestResponse) =>
    [
      Sent === 1 ? 'Sent to 1 browser.' : `Sent to ${Sent} browsers.`,
      Failed.length > 0 && `Not reached: ${Failed.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  turnedOn: 'This browser rings for new enquiries.',
  turnedOff: 'This browser does not ring any more.',
  removed: (name: string) => `${name} does not ring any more.`,
  loadFailed: 'The browsers that ring could not be loaded.',
  failed: 'Not changed: something went wrong please try again later....',
};
