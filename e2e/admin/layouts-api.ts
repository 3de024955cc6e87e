import type { Page, Route } from '@playwright/test';
import type { Layout, Plot, PlotChange, PlotStatus, ValuesByPath } from '@theni/contract';
import sharp from 'sharp';
import { samplePlotId } from '../../config/sample-plan.ts';
import type { LayoutRecord } from '../../functions/src/drafts/layout-draft-store.ts';
import type { StoredPublishedLayout } from '../../functions/src/publishing/layout-versions.ts';
import { sampleFacts, sampleLayout, samplePost } from '../../functions/test/samples.ts';
import { ADMIN_TOKEN, startTestApi, type TestApi } from '../../functions/test/test-api.ts';
import { photos } from '../gallery-api.ts';
import { test as base } from './fixtures.ts';

export const SLUG = 'meera-nagar';
export const PLAN = { file: '11111111-1111-4111-8111-111111111111', width: 1200, height: 800 };
export const LEAD = '22222222-2222-4222-8222-222222222222';

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

interface SamplePlot {
  number: string;
  shape?: string;
  state?: PlotStatus['state'];
  heldUntil?: string;
}

/** The API itself with a database of its own; what the admin's page asks of layouts goes there. */
export class LayoutsApi {
  /** The next call of this method reaches the server, and its answer is lost. */
  losesAnswerTo: string | undefined;
  readonly #api: TestApi;

  constructor(api: TestApi) {
    this.#api = api;
  }

  /** A plan, four photos in the gallery, and a message. */
  async addSamples(): Promise<void> {
    const { dependencies, firestore, send } = this.#api;
    await dependencies.contentFiles.create({
      id: PLAN.file,
      name: 'plan.png',
      bytes: 200_000,
      kind: 'picture',
      width: PLAN.width,
      height: PLAN.height,
      widths: [480, PLAN.width],
      colour: '#ffffff',
      placeholder: '',
      hash: 'plan',
    });
    for (const { _id, ...fields } of photos(4)) await firestore.doc(`files/${_id}`).set(fields);
    await send(samplePost({ id: LEAD, name: 'Asha', message: 'Is plot 3 still free?' }));
  }

  /** They have written after Asha. */
  async addNewerLeads(count: number): Promise<void> {
    const { firestore } = this.#api;
    const asha = (await firestore.doc(`messages/${LEAD}`).get()).data();
    const createdAt = new Date(Date.now() + 1000).toISOString();
    for (let index = 0; index < count; index += 1) {
      const id = crypto.randomUUID();
      await firestore.doc(`messages/${id}`).set({ ...asha, id, createdAt });
    }
  }

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
      url: `${this.#api.url}${pathname}${search}`,
      headers: { ...(await request.allHeaders()), authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    if (this.losesAnswerTo === request.method()) {
      this.losesAnswerTo = undefined;
      return route.abort();
    }
    await route.fulfill({ response });
  }

  async add(change: Partial<Layout> = {}, plots: SamplePlot[] = [], slug = SLUG): Promise<void> {
    const { layouts } = this.#api.dependencies;
    const name = { en: 'Meera Nagar', ta: 'மீரா நகர்' };
    const layout = sampleLayout({ name, plots: draftsOf(plots), ...change });
    await layouts.create(slug, layout, new Date());
    for (const plot of plots)
      if (plot.state)
        await this.changePlot(plot.number, {
          state: plot.state,
          ...(plot.state === 'held' && { heldUntil: plot.heldUntil ?? '2099-01-01T00:00:00Z' }),
        });
  }

  async find(slug = SLUG): Promise<LayoutRecord> {
    const found = await this.#api.dependencies.layouts.find(slug, new Date());
    if (!found) throw new Error(`There is no layout ${slug}.`);
    return found;
  }

  /** As another device does. */
  async change(changes: ValuesByPath): Promise<void> {
    await this.#api.dependencies.layouts.change(SLUG, { changes }, { now: new Date() });
  }

  /** As another device does. */
  async changePlot(number: string, change: PlotChange): Promise<void> {
    const plot = (await this.find()).statuses.find((status) => status.number === number);
    const { plots } = this.#api.dependencies;
    const expectedRevision = plot?.revision ?? '';
    await plots.change(SLUG, plot?.id ?? '', change, { expectedRevision, now: new Date() });
  }

  /** Without the pages of it. */
  async publish(): Promise<void> {
    const { id: layoutId, version, layout } = await this.find();
    const { layoutVersions } = this.#api.dependencies;
    await layoutVersions.storeVersion({
      slug: SLUG,
      layoutId,
      version,
      layout: layout as StoredPublishedLayout,
    });
    await layoutVersions.setPublished({ [SLUG]: version });
  }
}

/** Two rows of plots with a road between them. */
const PLAN_PICTURE = await planPicture();

const draftsOf = (plots: SamplePlot[]): Plot[] =>
  plots.map(({ state: _, heldUntil: __, ...plot }) => ({
    id: samplePlotId(plot.number),
    ...sampleFacts(plot),
  }));

async function planPicture(): Promise<Buffer> {
  const plots = Array.from({ length: 18 }, (_, index) => {
    const x = 60 + (index % 9) * 120;
    const y = index < 9 ? 60 : 460;
    return `<rect x="${x}" y="${y}" width="120" height="280" fill="none" stroke="#999" stroke-width="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/><rect x="60" y="340" width="1080" height="120" fill="#ddd"/>${plots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}
