import { shippedValues } from '@theni/content/paths';
import type { ContentResponse, ValuesByPath } from '@theni/contract';

/** Asks the API as the admin. @param path below /api */
type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

/** What the server holds of the website, past the editor. */
export class WebsiteServer {
  readonly #send: Ask;

  constructor(send: Ask) {
    this.#send = send;
  }

  async read(): Promise<ContentResponse> {
    return (await this.#ask('GET', '/content')).json();
  }

  /** What the draft says at a path. */
  async value(path: string): Promise<unknown> {
    const { draft } = await this.read();
    return Object.hasOwn(draft, path) ? draft[path] : shippedValues[path];
  }

  async put(changes: ValuesByPath): Promise<void> {
    await this.#ask('PATCH', '/content', { changes });
  }

  async publish(): Promise<void> {
    await this.#ask('POST', '/content/publish');
  }

  /** Nothing is changed, and visitors read what is shipped. */
  async takeAllBack(): Promise<void> {
    const { draft, published } = await this.read();
    const paths = Object.keys({ ...draft, ...published });
    if (paths.length > 0) await this.put(Object.fromEntries(paths.map((path) => [path, null])));
    if (Object.keys(published ?? {}).length > 0) await this.publish();
  }

  async #ask(...[method, path, body]: Parameters<Ask>): Promise<Response> {
    const response = await this.#send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  }
}
