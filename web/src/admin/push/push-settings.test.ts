import { expect, test } from 'vitest';
import { pushSupport } from './push-settings.tsx';

const PUSH = { PushManager: {}, Notification: {} };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

test.each([
  ['a browser with push', PUSH, LINUX, 0, 'supported'],
  ['an app on an iPhone’s Home Screen', PUSH, IPHONE, 5, 'supported'],
  ['a page in an iPhone’s browser', { Notification: {} }, IPHONE, 5, 'needs-home-screen'],
  ['a page in an iPad’s browser', {}, MAC, 5, 'needs-home-screen'],
  ['an old browser of a Mac', {}, MAC, 0, 'unsupported'],
  ['a laptop with a touch screen and without push', {}, LINUX, 10, 'unsupported'],
])('%s is told what it can do about ringing', (_what, browser, userAgent, touches, support) => {
  const device = { userAgent, maxTouchPoints: touches, serviceWorker: {} } as unknown as Navigator;
  expect(pushSupport(browser, device)).toBe(support);
});
