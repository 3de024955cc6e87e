import type { Page } from '@playwright/test';

/** What the browser's own line to the servers does, as in its developer tools. */
export async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  return {
    cut: () => set(true, -1),
    restore: () => set(false, -1),
    slow: (bytesPerSecond: number) => set(false, bytesPerSecond),
  };
}
