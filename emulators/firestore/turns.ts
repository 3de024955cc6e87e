interface Ticket {
  owner: string;
  admitted: Promise<void>;
  admit: () => void;
  timer?: NodeJS.Timeout;
}

/**
 * Read-write transactions that read the same thing take turns, so that many of them on one document do not
 * wear out their retries. Nothing rests on it but speed: a commit checks its reads itself. Therefore who
 * keeps others waiting too long (a killed process, two that wait for each other) simply loses its turn.
 */
export class Turns {
  readonly #queues = new Map<string, Ticket[]>();
  readonly #maxTurnMs: number;

  constructor(maxTurnMs = 2_000) {
    this.#maxTurnMs = maxTurnMs;
  }

  /** Resolves when it is the owner's turn at the key, or when the owner has left. */
  take(owner: string, key: string): Promise<void> {
    const queue = this.#queues.get(key) ?? [];
    const present = queue.find((ticket) => ticket.owner === owner);
    if (present) {
      return present.admitted;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const ticket: Ticket = { owner, admitted: promise, admit: resolve };
    this.#queues.set(key, [...queue, ticket]);
    if (queue.length === 0) {
      this.#begin(key, ticket);
    }
    return promise;
  }

  leave(owner: string): void {
    for (const [key, queue] of this.#queues) {
      for (const ticket of queue.filter((candidate) => candidate.owner === owner)) {
        this.#end(key, ticket);
      }
    }
  }

  #begin(key: string, ticket: Ticket): void {
    ticket.timer = setTimeout(() => this.#end(key, ticket), this.#maxTurnMs).unref();
    ticket.admit();
  }

  #end(key: string, ticket: Ticket): void {
    clearTimeout(ticket.timer);
    ticket.admit();
    const [first, ...others] = this.#queues.get(key) ?? [];
    const rest = first === ticket ? others : [first, ...others].filter((other) => other !== ticket);
    this.#queues.set(key, rest as Ticket[]);
    if (rest.length === 0) {
      this.#queues.delete(key);
    } else if (first === ticket) {
      this.#begin(key, rest[0] as Ticket);
    }
  }
}
