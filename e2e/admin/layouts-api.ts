import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { LayoutsServer } from '../../functions/test/layouts-server.ts';
import { ADMIN_TOKEN, startTestApi } from '../../functions/test/test-api.ts';
import { test as base } from './fixtures.ts';

const CALLS = /\/api\/(?:admin\/(?:deleted-)?layouts|admin\/file$|messages|content(?:\/files|$))/;
/** The plan in Storage, and the photos of the gallery. */
const PICTURES = /\/v0\/b\/.*content%2F|\/sample-files\//;

export const test = base.extend<{ api: LayoutsApi }>({
  /** Behind the pages of this test alone. */
  api: async ({ page }, use) => {
    const api = await startTestApi();
    const layouts = new LayoutsApi(api);
    await layouts.addSamples();
    await layouts.serve(page);
    await use(layouts);
    await page.unrouteAll({ behavior: 'wait' });
    await api.stop();
  },
});

/** What an open layout says when nothing is left to save. */
export const saved = (page: Page) => page.getByText(/^Saved\s*$/);

/** The API itself with a database of its own; what the admin's page asks of layouts goes there. */
export class LayoutsApi extends LayoutsServer {
  async serve(page: Page): Promise<void> {
    await page.route(CALLS, (route) => this.#forward(route));
    await page.route(PICTURES, (route) =>
      route.fulfill({ contentType: 'image/webp', body: PLAN_PICTURE }),
    );
  }

  async #forward(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({
      url: `${this.api.url}${pathname}${search}`,
      headers: { ...(await request.allHeaders()), authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    await route.fulfill({ response });
  }
}

/** Two rows of plots with a road between them. */
const PLAN_PICTURE = await planPicture();

async function planPicture(): Promise<Buffer> {
  const plots = Array.from({ length: 18 }, (_, index) => {
    const x = 60 + (index % 9) * 120;
    const y = index < 9 ? 60 : 460;
    return `<rect x="${x}" y="${y}" width="120" height="280" fill="none" stroke="#999" stroke-width="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/><rect x="60" y="340" width="1080" height="120" fill="#ddd"/>${plots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}
