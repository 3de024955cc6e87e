import type { Layout, Plot, PlotChange, PlotStatus, ValuesByPath } from '@theni/contract';
import { samplePlotId } from '../../config/sample-plan.ts';
import type { LayoutRecord } from '../src/drafts/layout-draft-store.ts';
import type { StoredPublishedLayout } from '../src/publishing/layout-versions.ts';
import { photos } from './sample-photos.ts';
import { sampleFacts, sampleLayout, samplePost } from './samples.ts';
import type { TestApi } from './test-api.ts';

export const SLUG = 'meera-nagar';
export const PLAN = { file: '11111111-1111-4111-8111-111111111111', width: 1200, height: 800 };
export const LEAD = '22222222-2222-4222-8222-222222222222';

interface SamplePlot {
  number: string;
  shape?: string;
  state?: PlotStatus['state'];
  heldUntil?: string;
}

/** What the server holds of layouts, and what another device does to it. */
export class LayoutsServer {
  protected readonly api: TestApi;

  constructor(api: TestApi) {
    this.api = api;
  }

  /** A plan, four photos in the gallery, and a message. */
  async addSamples(): Promise<void> {
    const { dependencies, firestore, send } = this.api;
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
    const { firestore } = this.api;
    const asha = (await firestore.doc(`messages/${LEAD}`).get()).data();
    const createdAt = new Date(Date.now() + 1000).toISOString();
    for (let index = 0; index < count; index += 1) {
      const id = crypto.randomUUID();
      await firestore.doc(`messages/${id}`).set({ ...asha, id, createdAt });
    }
  }

  async add(change: Partial<Layout> = {}, plots: SamplePlot[] = [], slug = SLUG): Promise<void> {
    const { layouts } = this.api.dependencies;
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
    const found = await this.api.dependencies.layouts.find(slug, new Date());
    if (!found) throw new Error(`There is no layout ${slug}.`);
    return found;
  }

  /** As another device does. */
  async change(changes: ValuesByPath): Promise<void> {
    await this.api.dependencies.layouts.change(SLUG, { changes }, { now: new Date() });
  }

  /** As another device does. */
  async changePlot(number: string, change: PlotChange): Promise<void> {
    const plot = (await this.find()).statuses.find((status) => status.number === number);
    const { plots } = this.api.dependencies;
    const expectedRevision = plot?.revision ?? '';
    await plots.change(SLUG, plot?.id ?? '', change, { expectedRevision, now: new Date() });
  }

  /** Without the pages of it. */
  async publish(): Promise<void> {
    const { id: layoutId, version, layout } = await this.find();
    const { layoutVersions } = this.api.dependencies;
    await layoutVersions.storeVersion({
      slug: SLUG,
      layoutId,
      version,
      layout: layout as StoredPublishedLayout,
    });
    await layoutVersions.setPublished({ [SLUG]: version });
  }
}

const draftsOf = (plots: SamplePlot[]): Plot[] =>
  plots.map(({ state: _, heldUntil: __, ...plot }) => ({
    id: samplePlotId(plot.number),
    ...sampleFacts(plot),
  }));
