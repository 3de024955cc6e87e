import { EventEmitter, once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/**
 * What the service does with one request. `drip` begins an answer that never ends; `lose response`
 * takes the request and breaks the connection; a number is the status of a refusal.
 */
type Behaviour = 'accept' | 'hang' | 'drip' | 'reset' | 'lose response' | number;

const DRIP_MS = 50;

/** A service that takes what it is sent, or fails as the test wants it. */
export abstract class FaultyService<Taken, Sender = void> {
  /** What was taken, in order. */
  readonly taken: Taken[] = [];
  /** Requests, taken or not. */
  attempts = 0;
  protected next: (sender: Sender) => Behaviour = () => 'accept';
  protected abstract readonly server: Server;
  readonly #takes = new EventEmitter();

  behave(next: (sender: Sender) => Behaviour): void {
    this.next = next;
  }

  async whenTaken(count: number): Promise<void> {
    while (this.taken.length < count) await once(this.#takes, 'taken');
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  protected take(taken: Taken): void {
    this.taken.push(taken);
    this.#takes.emit('taken');
  }

  /** @param accept answers what is taken */
  protected respond(
    behaviour: Behaviour,
    response: ServerResponse,
    { accept, refuse }: { accept: () => void; refuse: (status: number) => void },
  ): void {
    if (behaviour === 'accept') accept();
    else if (typeof behaviour === 'number') refuse(behaviour);
    else if (behaviour === 'drip') drip(response);
    else if (behaviour !== 'hang') response.destroy();
  }
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.once('close', () => clearInterval(timer));
}
