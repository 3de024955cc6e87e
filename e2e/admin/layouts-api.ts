import type { Page, Route } from '@playwright/test';
import type { Changes, Layout, PlotDraft, PlotStatus } from '@theni/contract';
import sharp from 'sharp';
import type { LayoutRecord } from '../../functions/src/documents/layout-store.ts';
import type { PublicLayout } from '../../functions/src/publishing/layout-versions.ts';
import { sampleFacts, sampleLayout, samplePost } from '../../functions/test/samples.ts';
import { ADMIN_TOKEN, startTestApi, type TestApi } from '../../functions/test/test-api.ts';
import { photos } from '../gallery-api.ts';
import { test as base } from './fixtures.ts';

export const SLUG = 'meera-nagar';
export const PLAN = { file: '11111111-1111-4111-8111-111111111111', width: 1200, height: 800 };
export const LEAD = '22222222-2222-4222-8222-222222222222';

const CALLS = /\/api\/(?:admin\/layouts|admin\/file$|messages|content\/files)/;
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

interface SamplePlot {
  Number: string;
  Shape?: string;
  State?: PlotStatus['State'];
  HeldUntil?: string;
}

/** The API itself with a database of its own; what the admin's page asks of layouts goes there. */
export class LayoutsApi {
  /** No connection to the server. */
  isAway = false;
  readonly #api: TestApi;

  constructor(api: TestApi) {
    this.#api = api;
  }

  /** A plan, four photos in the gallery, and a message. */
  async addSamples(): Promise<void> {
    const { dependencies, firestore, send } = this.#api;
    await dependencies.contentFiles.create({
      Id: PLAN.file,
      Name: 'plan.png',
      Bytes: 200_000,
      CreatedAt: '2026-03-02T04:30:00.000Z',
      Kind: 'picture',
      Width: PLAN.width,
      Height: PLAN.height,
      Widths: [480, PLAN.width],
      Colour: '#ffffff',
      Placeholder: '',
      Hash: 'plan',
    });
    for (const { _id, ...fields } of photos(4)) await firestore.doc(`files/${_id}`).set(fields);
    await send(samplePost({ id: LEAD, name: 'Asha', message: 'Is plot 3 still free?' }));
  }

  async serve(page: Page): Promise<void> {
    const plan = await planPicture();
    await page.route(CALLS, (route) => this.#forward(route));
    await page.route(PICTURES, (route) => route.fulfill({ contentType: 'image/webp', body: plan }));
  }

  async #forward(route: Route): Promise<void> {
    if (this.isAway) return route.abort();
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({
      url: `${this.#api.url}${pathname}${search}`,
      headers: { ...(await request.allHeaders()), authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    await route.fulfill({ response });
  }

  async add(change: Partial<Layout> = {}, plots: SamplePlot[] = [], slug = SLUG): Promise<void> {
    const { layouts } = this.#api.dependencies;
    const name = { en: 'Meera Nagar', ta: 'மீரா நகர்' };
    const layout = sampleLayout({ name, Plots: factsOf(plots), ...change });
    await layouts.create(slug, layout, new Date());
    for (const plot of plots)
      if (plot.State) await this.changePlot(plot.Number, plot.State, plot.HeldUntil);
  }

  async find(slug = SLUG): Promise<LayoutRecord> {
    const found = await this.#api.dependencies.layouts.find(slug, new Date());
    if (!found) throw new Error(`There is no layout ${slug}.`);
    return found;
  }

  /** As another device does. */
  async change(changes: Changes): Promise<void> {
    await this.#api.dependencies.layouts.change(SLUG, changes, new Date());
  }

  /** As another device does. */
  async changePlot(number: string, State: PlotStatus['State'], HeldUntil?: string): Promise<void> {
    const plot = (await this.find()).Statuses.find((status) => status.Number === number);
    const change = { State, ...(HeldUntil && { HeldUntil }) };
    const { plots } = this.#api.dependencies;
    await plots.change(SLUG, number, change, seen(plot?.Version ?? 0));
  }

  /** Without the pages of it. */
  async publish(): Promise<void> {
    const { Version, Layout } = await this.find();
    const { layoutVersions } = this.#api.dependencies;
    await layoutVersions.keep({ Slug: SLUG, Version, Layout: Layout as PublicLayout });
    await layoutVersions.setPublished({ [SLUG]: Version });
  }
}

const factsOf = (plots: SamplePlot[]): PlotDraft[] =>
  plots.map(({ State: _, HeldUntil: __, ...plot }) => sampleFacts(plot));

const seen = (expected: number) => ({ expected, now: new Date() });

/** Two rows of plots with a road between them. */
async function planPicture(): Promise<Buffer> {
  const plots = Array.from({ length: 18 }, (_, index) => {
    const x = 60 + (index % 9) * 120;
    const y = index < 9 ? 60 : 460;
    return `<rect x="${x}" y="${y}" width="120" height="280" fill="none" stroke="#999" stroke-width="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/><rect x="60" y="340" width="1080" height="120" fill="#ddd"/>${plots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}
