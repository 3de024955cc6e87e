import type { Page, Route } from '@playwright/test';
import type { Content } from '@theni/content';
import type {
  ContentFile,
  ContentIssue,
  ContentResponse,
  ContentVersion,
  NewContentFile,
  Publication,
  PublicationOrder,
} from '@theni/contract';
import { content } from '../../config/content.ts';
import { problem } from '../responses.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What stands behind the calls under /api/content, as docs/api.md tells of them, for one test. */
export class ContentApi {
  draft: Content = structuredClone(content);
  version = 1;
  published = new Map<number, { at: string; content: Content }>();
  publication: Publication | null = null;
  /** Slugs of the layouts that have a page. */
  publishedLayouts: string[] = [];
  /** What was to go public with them, or off the site. */
  orders: PublicationOrder[] = [];
  /** What a publication asks for before it begins. */
  missing: ContentIssue[] = [];
  /** Holds publications back until it is resolved. */
  gate: Promise<void> = Promise.resolve();
  /** Holds the next savings back until it is resolved. */
  saving: Promise<void> = Promise.resolve();
  puts = 0;
  files = new Map<string, ContentFile>();
  /** Why the next upload cannot become a file. */
  refusal: string | undefined;
  /** No connection to the server. */
  isAway = false;
  /** Questions about the content find no answer. */
  isDeaf = false;
  /** Another tab publishes. */
  isTaken = false;
  /** The connection breaks before the response to a publication. */
  losesResponse = false;

  constructor() {
    this.published.set(1, { at: '2026-03-02T04:30:00.000Z', content: structuredClone(content) });
  }

  async serve(page: Page): Promise<void> {
    await page.route(/\/api\/content/, (route) => this.#answer(route));
    // What the API would have made of an upload.
    await page.route(/\/o\/content%2F[^/]*webp/, (route) =>
      route.fulfill({ body: PIXEL, contentType: 'image/png' }),
    );
  }

  /** As another tab does. */
  change(edit: (content: Content) => void): void {
    edit(this.draft);
    this.version += 1;
  }

  async #answer(route: Route): Promise<void> {
    if (this.isAway) return route.abort();
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname.replace('/api/content', '')}`;
    if (call === 'GET ' && this.isDeaf) return route.abort();
    if (call === 'GET ') return route.fulfill({ json: this.#state() });
    if (call === 'GET /publish') return this.#findOutcome(route);
    if (call === 'POST /files') return this.#createFile(route, request.postDataJSON());
    if (call.startsWith('GET /files/')) {
      const file = this.files.get(pathname.split('/').at(-1) ?? '');
      // Those of the layouts that the pages show are the stack's own.
      return file ? route.fulfill({ json: file }) : route.continue();
    }
    if (call === 'GET /versions') return route.fulfill({ json: this.#versions() });
    if (call === 'PUT ') await this.saving;
    if (request.headers()['if-match'] !== `"${this.version}"`)
      return route.fulfill(problem(412, 'Another tab was faster.'));
    if (call.startsWith('POST /versions/')) {
      const { content: earlier } = this.#versionAt(Number(pathname.split('/').at(-2)));
      this.change(() => {
        this.draft = structuredClone(earlier);
      });
      return route.fulfill({ json: this.#state() });
    }
    if (call === 'PUT ') {
      this.puts += 1;
      this.change(() => {
        this.draft = request.postDataJSON().Content;
      });
      return route.fulfill({ json: this.#state() });
    }
    return this.#publish(route);
  }

  #createFile(route: Route, { Id, Name }: NewContentFile): Promise<void> {
    if (this.refusal) return route.fulfill(problem(422, this.refusal));
    const file: ContentFile = {
      Id,
      Name,
      Bytes: PIXEL.length,
      CreatedAt: '2026-03-02T04:30:00.000Z',
      Kind: 'picture',
      Width: 320,
      Height: 240,
      Widths: [320],
      Colour: '#1e1ec8',
      Placeholder: '',
    };
    this.files.set(Id, file);
    return route.fulfill({ status: 201, json: file });
  }

  async #publish(route: Route): Promise<void> {
    if (this.missing.length > 0) {
      const { body, ...response } = problem(422, 'Not complete.');
      const errors = this.missing;
      return route.fulfill({ ...response, body: JSON.stringify({ ...JSON.parse(body), errors }) });
    }
    this.orders.push(route.request().postDataJSON());
    if (this.isTaken) return route.fulfill(problem(409, 'Another publication is running.'));
    const { version } = this;
    const at = new Date().toISOString();
    this.publication = {
      Id: 'a-release',
      Step: 'rendering',
      Done: 3,
      Of: 23,
      Result: 'running',
      Message: null,
      StartedAt: at,
    };
    if (this.losesResponse) await route.abort();
    await this.gate;
    this.publication = { ...this.publication, Step: 'done', Result: 'published' };
    this.published.set(version, { at, content: structuredClone(this.draft) });
    if (!this.losesResponse) await route.fulfill({ json: { Version: version, PublishedAt: at } });
  }

  /** It was live. */
  #findOutcome(route: Route): Promise<void> {
    if (this.publication) this.publication = { ...this.publication, Result: 'published' };
    return route.fulfill({ json: this.publication });
  }

  #state(): ContentResponse<Content> {
    const [Version, last] = [...this.published].at(-1) ?? [];
    return {
      Content: this.draft,
      Version: this.version,
      Published: last?.content ?? null,
      PublishedVersion: Version ?? null,
      PublishedAt: last?.at ?? null,
      PublishedLayouts: this.publishedLayouts,
      Publication: this.publication,
    };
  }

  #versions(): ContentVersion[] {
    return [...this.published]
      .map(([Version, { at }]) => ({
        Version,
        PublishedAt: at,
        Changed: Version === 1 ? [] : ['company.phones.0'],
      }))
      .reverse();
  }

  #versionAt(version: number) {
    const found = this.published.get(version);
    if (!found) throw new Error(`There is no version ${version}.`);
    return found;
  }
}
